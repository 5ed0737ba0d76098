import type * as Schema from "schema-dts";
import {
  addedPages,
  doctors,
  hasPhotoConsult,
  language,
  type MedicalPage,
  medicalPages,
  practice,
  providerName,
  providerPath,
  services,
} from "#content";
import type { Crumb } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { absolute, ids, reference } from "./ids.ts";
import {
  additionalPhysician,
  credentials,
  makesOffer,
  officeNodes,
  photoService,
  physician,
  postalAddress,
  practiceNode,
  practiceStub,
  reserveAction,
} from "./practice.ts";

const addresses = () => practice.offices.map(postalAddress);
const about = <Page extends object>(page: Page, id: string) => ({
  ...page,
  mainEntity: reference(id),
});

type Nodes = (path: string, name: string) => readonly Schema.Thing[];

const byPath = <Page extends { path: string }>(
  pages: readonly Page[],
  nodes: (page: Page) => readonly Schema.Thing[],
): Record<string, Nodes> => Object.fromEntries(pages.map((page) => [page.path, () => nodes(page)]));

const nodesByPath: Readonly<Record<string, Nodes>> = {
  [paths.home]: (path, name) => [
    webPage("WebPage", path, name),
    practiceNode(),
    physician(),
    ...officeNodes(),
  ],
  [paths.about]: (path, name) => [webPage("AboutPage", path, name), practiceStub()],
  [providerPath]: (path, name) => [
    about(webPage("ProfilePage", path, name), ids.physician),
    { ...physician(), hasCredential: credentials() },
    practiceStub(),
    ...addresses(),
  ],
  ...byPath(doctors, (doctor) => [
    about(webPage("ProfilePage", doctor.path, doctor.label), ids.subject(doctor.path)),
    additionalPhysician(doctor),
    practiceStub(),
    ...addresses(),
  ]),
  ...byPath(addedPages, ({ path, heading, date, updated }) => [
    {
      ...webPage("WebPage", path, heading),
      ...(date && { datePublished: date }),
      dateModified: updated,
    },
    practiceStub(),
  ]),
  [paths.services]: (path, name) => [
    {
      ...webPage("CollectionPage", path, name),
      mainEntity: {
        "@type": "ItemList",
        itemListElement: services.map((service, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: service.title,
          url: absolute(service.path),
        })),
      },
    },
    practiceStub(),
  ],
  [paths.contact]: (path, name) => [
    webPage("ContactPage", path, name),
    { ...practiceStub(), department: practice.offices.map(({ id }) => reference(ids.office(id))) },
    ...officeNodes(),
  ],
  [paths.schedule]: (path, name) => [
    webPage("WebPage", path, name),
    { ...practiceStub(), potentialAction: reserveAction() },
  ],
  [paths.financing]: (path, name) => [
    webPage("WebPage", path, name),
    { ...practiceStub(), ...makesOffer(), paymentAccepted: practice.cards.join(", ") },
  ],
  ...(hasPhotoConsult && {
    [paths.photoConsult]: (path: string, name: string) => [
      about(webPage("WebPage", path, name), ids.subject(path)),
      photoService(path),
      practiceStub(),
    ],
  }),
  ...byPath(medicalPages, (page) => [
    ...medicalWebPage(page),
    ...(page.review.reviewer.sample ? [] : [physician(), ...addresses()]),
    practiceStub(),
  ]),
};

/** `name` is the page's heading; `trail` is the visible breadcrumb, empty on the home page. */
export function structuredData(path: string, name: string, trail: readonly Crumb[]): Schema.Graph {
  const own = nodesByPath[path]?.(path, name) ?? [webPage("WebPage", path, name), practiceStub()];
  const breadcrumbs = trail.length > 0 ? [breadcrumbList(path, trail)] : [];
  return { "@context": "https://schema.org", "@graph": [webSite(), ...own, ...breadcrumbs] };
}

const webSite = (): Schema.WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": ids.site,
  url: absolute(paths.home),
  name: providerName,
  inLanguage: language,
  publisher: reference(ids.practice),
});

const webPage = <Type extends string>(type: Type, path: string, name: string) => ({
  "@type": type,
  "@id": ids.page(path),
  url: absolute(path),
  name,
  isPartOf: reference(ids.site),
  ...(path === paths.home ? {} : { breadcrumb: reference(ids.breadcrumb(path)) }),
});

const breadcrumbList = (path: string, trail: readonly Crumb[]): Schema.BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  "@id": ids.breadcrumb(path),
  itemListElement: trail.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: { "@type": "WebPage", "@id": absolute(href) },
  })),
});

type Source = MedicalPage["sources"][number];

const citation = ({ title, organization, year, url }: Source): Schema.CreativeWorkLeaf => ({
  "@type": "CreativeWork",
  name: title,
  publisher: { "@type": "Organization", name: organization },
  ...(year ? { datePublished: String(year) } : {}),
  url,
});

/** Empty until a doctor has reviewed the page. */
function reviewOf({ reviewer, lastReviewed }: MedicalPage["review"]) {
  if (reviewer.sample) return {};
  const { name } = reviewer;
  const reviewedBy =
    name === providerName ? reference(ids.physician) : { "@type": "Person" as const, name };
  return { lastReviewed, reviewedBy };
}

const medicalWebPage = ({ path, title, about, review, sources }: MedicalPage) => {
  const subject = { "@type": about.type, "@id": ids.subject(path), name: about.name };
  const page: Schema.MedicalWebPageLeaf = {
    ...webPage("MedicalWebPage", path, title),
    about: reference(ids.subject(path)),
    ...reviewOf(review),
    author: { "@type": "Organization", name: review.author.name },
    citation: sources.map(citation),
  };
  return [page, subject] as const;
};
