import type {
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  MedicalWebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { language, type MedicalPage, providerName } from "#content";
import type { Crumb } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { absolute, ids, reference } from "./ids.ts";

/** The website, published by the practice. */
export const webSite = (): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": ids.site,
  url: absolute(paths.home),
  name: providerName,
  inLanguage: language,
  publisher: reference(ids.practice),
});

/** A page node of the given type. */
export const webPage = <Type extends string>(type: Type, path: string, name: string) => ({
  "@type": type,
  "@id": ids.page(path),
  url: absolute(path),
  name,
  isPartOf: reference(ids.site),
  ...(path === paths.home ? {} : { breadcrumb: reference(ids.breadcrumb(path)) }),
});

export const breadcrumbList = (path: string, trail: readonly Crumb[]): BreadcrumbListLeaf => ({
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

const citation = ({ title, organization, year, url }: Source): CreativeWorkLeaf => ({
  "@type": "CreativeWork",
  name: title,
  publisher: { "@type": "Organization", name: organization },
  ...(year ? { datePublished: String(year) } : {}),
  url,
});

/** Reviewer and review date; empty until a doctor has reviewed the page. */
function reviewOf({ reviewer, lastReviewed }: MedicalPage["review"]) {
  if (reviewer.sample) return {};
  const { name } = reviewer;
  const reviewedBy =
    name === providerName ? reference(ids.physician) : { "@type": "Person" as const, name };
  return { lastReviewed, reviewedBy };
}

/** A medical page: subject, author, reviewer, dates and sources. */
export const medicalWebPage = ({ path, title, about, review, sources }: MedicalPage) => {
  const subject = { "@type": about.type, "@id": ids.subject(path), name: about.name };
  const page: MedicalWebPageLeaf = {
    ...webPage("MedicalWebPage", path, title),
    about: reference(ids.subject(path)),
    ...reviewOf(review),
    author: { "@type": "Organization", name: review.author.name },
    citation: sources.map(citation),
  };
  return [page, subject] as const;
};
