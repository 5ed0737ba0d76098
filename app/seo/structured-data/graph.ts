import type { Graph, Thing } from "schema-dts";
import {
  addedPages,
  doctors,
  hasPhotoConsult,
  medicalPages,
  pages,
  practice,
  providerPath,
  services,
} from "#content";
import { paths } from "../../paths.ts";
import { absolute, ids, reference } from "./ids.ts";
import { officeNodes, postalAddress } from "./offices.ts";
import { breadcrumbList, medicalWebPage, type Step, webPage, webSite } from "./pages.ts";
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
const heading = (name: keyof typeof pages) => pages[name].heading.replaceAll("*", "");

type Nodes = (path: string) => readonly Thing[];

const byPath = <Page extends { path: string }>(
  pages: readonly Page[],
  nodes: (page: Page) => readonly Thing[],
): Record<string, Nodes> => Object.fromEntries(pages.map((page) => [page.path, () => nodes(page)]));

/** Nodes beyond `WebPage`, by path. */
const nodesByPath: Readonly<Record<string, Nodes>> = {
  [paths.home]: (path) => [
    webPage("WebPage", path, heading("home")),
    practiceNode(),
    physician(),
    ...officeNodes(),
  ],
  [paths.about]: (path) => [webPage("AboutPage", path, heading("about")), practiceStub()],
  [providerPath]: (path) => [
    about(webPage("ProfilePage", path, heading("provider")), ids.physician),
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
  [paths.services]: (path) => [
    {
      ...webPage("CollectionPage", path, heading("services")),
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
  [paths.contact]: (path) => [
    webPage("ContactPage", path, heading("contact")),
    { ...practiceStub(), department: practice.offices.map(({ id }) => reference(ids.office(id))) },
    ...officeNodes(),
  ],
  [paths.schedule]: (path) => [
    webPage("WebPage", path, heading("schedule")),
    { ...practiceStub(), potentialAction: reserveAction() },
  ],
  [paths.financing]: (path) => [
    webPage("WebPage", path, heading("financing")),
    { ...practiceStub(), ...makesOffer(), paymentAccepted: practice.cards.join(", ") },
  ],
  ...(hasPhotoConsult && {
    [paths.photoConsult]: (path: string) => [
      about(webPage("WebPage", path, heading("photo-consult")), ids.subject(path)),
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
 * @param title the page's `<h1>`
 * @param trail the visible breadcrumb; empty on the home page
 */
export function structuredData(path: string, title: string, trail: readonly Step[]): Graph {
  const own = nodesByPath[path]?.(path) ?? [webPage("WebPage", path, title), practiceStub()];
  const breadcrumbs = trail.length > 0 ? [breadcrumbList(path, trail)] : [];
  return { "@context": "https://schema.org", "@graph": [webSite(), ...own, ...breadcrumbs] };
}
