import type { BreadcrumbListLeaf, WebSiteLeaf } from "schema-dts";
import { providerName } from "../../../content-schema/facts.ts";
import { language } from "../../../content-schema/language.ts";
import { paths } from "../../paths.ts";
import { absolute, ids, reference } from "./ids.ts";

/** The site as a whole, published by the practice. */
export const webSite = (): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": ids.site,
  url: absolute(paths.home),
  name: providerName,
  inLanguage: language,
  publisher: reference(ids.practice),
});

/** One page of the site, of any kind of page. */
export const webPage = <Type extends string>(type: Type, path: string, name: string) => ({
  "@type": type,
  "@id": ids.page(path),
  url: absolute(path),
  name,
  isPartOf: reference(ids.site),
  ...(path === paths.home ? {} : { breadcrumb: reference(ids.breadcrumb(path)) }),
});

/** A step of the breadcrumb of a page, as the page shows it. */
export type Step = { label: string; href: string };

/** The breadcrumb of a page. */
export const breadcrumbList = (path: string, trail: readonly Step[]): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  "@id": ids.breadcrumb(path),
  itemListElement: trail.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: { "@type": "WebPage", "@id": absolute(href) },
  })),
});
