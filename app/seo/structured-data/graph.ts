import type { Graph, Thing } from "schema-dts";
import {
  addedPages,
  doctors,
  hasPhotoConsult,
  medicalPages,
  practice,
  providerPath,
  services,
} from "#content";
import type { Crumb } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { absolute, ids, reference } from "./ids.ts";
import { officeNodes, postalAddress } from "./offices.ts";
import { breadcrumbList, medicalWebPage, webPage, webSite } from "./pages.ts";
import {
  additionalPhysician,
  credentials,
  makesOffer,
  photoService,
  physician,
  practiceNode,
  practiceStub,
  reserveAction,
} from "./practice.ts";

const addresses = () => practice.offices.map(postalAddress);
const about = <Page extends object>(page: Page, id: string) => ({
  ...page,
  mainEntity: reference(id),
});

type Nodes = (path: string, name: string) => readonly Thing[];

const byPath = <Page extends { path: string }>(
  pages: readonly Page[],
  nodes: (page: Page) => readonly Thing[],
): Record<string, Nodes> => Object.fromEntries(pages.map((page) => [page.path, () => nodes(page)]));

/** Nodes beyond `WebPage`, by path. */
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

/**
 * Returns a page's structured data as a connected graph.
 * @param name the page's heading
 * @param trail the visible breadcrumb; empty on the home page
 */
export function structuredData(path: string, name: string, trail: readonly Crumb[]): Graph {
  const own = nodesByPath[path]?.(path, name) ?? [webPage("WebPage", path, name), practiceStub()];
  const breadcrumbs = trail.length > 0 ? [breadcrumbList(path, trail)] : [];
  return { "@context": "https://schema.org", "@graph": [webSite(), ...own, ...breadcrumbs] };
}
