import type * as Schema from "schema-dts";
import { addedPages } from "#content/added-pages";
import { doctors } from "#content/doctors";
import { practice, providerName, providerPath } from "#content/practice";
import { type ServiceRecord, serviceRecords, services } from "#content/services";
import type { Crumb } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { absoluteUrl } from "../page-metadata.ts";
import {
  additionalPhysician,
  addresses,
  credentials,
  departments,
  ids,
  offersProperty,
  officeNodes,
  photoService,
  physician,
  practiceNode,
  practiceStub,
  reference,
  reserveAction,
} from "./nodes.ts";

/** Properties of the page's own node. */
type PageData = Omit<Schema.MedicalWebPageLeaf, "@type"> & {
  /** `WebPage` if omitted. */
  "@type"?: "AboutPage" | "CollectionPage" | "ContactPage" | "MedicalWebPage" | "ProfilePage";
  /** The other nodes, if it is not the practice alone. */
  nodes?: readonly Schema.Thing[];
};

const byPath = <Page extends { path: string }>(
  pages: readonly Page[],
  dataOf: (page: Page) => PageData,
): Record<string, PageData> => Object.fromEntries(pages.map((page) => [page.path, dataOf(page)]));

const serviceList: Schema.ItemListLeaf = {
  "@type": "ItemList",
  itemListElement: services.map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: absoluteUrl(path),
  })),
};

const pageDataByPath: Readonly<Record<string, PageData>> = {
  [paths.home]: { nodes: [practiceNode, physician, ...addresses] },
  [paths.about]: { "@type": "AboutPage" },
  [providerPath]: {
    "@type": "ProfilePage",
    mainEntity: reference(ids.physician),
    nodes: [{ ...physician, hasCredential: credentials }, practiceStub, ...addresses],
  },
  ...byPath(doctors, (doctor) => ({
    "@type": "ProfilePage",
    mainEntity: reference(ids.subject(doctor.path)),
    nodes: [additionalPhysician(doctor), practiceStub, ...addresses],
  })),
  ...byPath(addedPages, ({ date, updated }) => ({ datePublished: date, dateModified: updated })),
  [paths.services]: { "@type": "CollectionPage", mainEntity: serviceList },
  [paths.contact]: {
    "@type": "ContactPage",
    nodes: [{ ...practiceStub, department: departments }, ...officeNodes],
  },
  [paths.schedule]: { nodes: [{ ...practiceStub, potentialAction: reserveAction }] },
  [paths.financing]: {
    nodes: [{ ...practiceStub, ...offersProperty, paymentAccepted: practice.cards.join(", ") }],
  },
  ...(photoService && {
    [paths.photoConsult]: {
      mainEntity: reference(ids.subject(paths.photoConsult)),
      nodes: [photoService, practiceStub],
    },
  }),
  ...byPath(Object.values(serviceRecords), (page) => ({
    "@type": "MedicalWebPage",
    ...medicalProperties(page),
    nodes: [
      { "@type": page.about.type, "@id": ids.subject(page.path), name: page.about.name },
      ...(page.review.reviewer.sample ? [] : [physician, ...addresses]),
      practiceStub,
    ],
  })),
};

/** `name` is the page's heading; `breadcrumb` is the visible breadcrumb, empty on the home page. */
export function structuredData(
  path: string,
  name: string,
  breadcrumb: readonly Crumb[],
): Schema.Graph {
  const { nodes = [practiceStub], ...properties } = pageDataByPath[path] ?? {};
  const page: Schema.Thing = {
    "@type": "WebPage",
    "@id": ids.page(path),
    url: absoluteUrl(path),
    name,
    isPartOf: reference(ids.site),
    ...(path === paths.home ? {} : { breadcrumb: reference(ids.breadcrumb(path)) }),
    ...properties,
  };
  const breadcrumbs = breadcrumb.length > 0 ? [breadcrumbList(path, breadcrumb)] : [];
  return { "@context": "https://schema.org", "@graph": [webSite, page, ...nodes, ...breadcrumbs] };
}

const webSite: Schema.WebSiteLeaf = {
  "@type": "WebSite",
  "@id": ids.site,
  url: absoluteUrl(paths.home),
  name: providerName,
  inLanguage: practice.language,
  publisher: reference(ids.practice),
};

const breadcrumbList = (path: string, breadcrumb: readonly Crumb[]): Schema.BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  "@id": ids.breadcrumb(path),
  itemListElement: breadcrumb.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: { "@type": "WebPage", "@id": absoluteUrl(href) },
  })),
});

/** A page has no reviewer until a doctor has reviewed it. */
function medicalProperties({ path, review }: ServiceRecord): PageData {
  const { reviewer, lastReviewed, author } = review;
  const person = { "@type": "Person", name: reviewer.name } as const;
  const reviewedBy = reviewer.name === providerName ? reference(ids.physician) : person;
  return {
    about: reference(ids.subject(path)),
    ...(reviewer.sample ? {} : { lastReviewed, reviewedBy }),
    author: { "@type": "Organization", name: author.name },
  };
}
