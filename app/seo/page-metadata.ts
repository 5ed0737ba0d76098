import type { MetaDescriptor } from "react-router";
import { providerName } from "../../content/facts.ts";
import { pages } from "../../content/pages.ts";
import { practice } from "../../content/practice.ts";
import type { PageName } from "../../content/schema.ts";

export type PageMetadata = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page's path, without a final slash. */
  path: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
};

/** Title in the specified pattern: `{page} | {provider name} | Beverly Hills Proctologist`. */
export const pageTitle = (title: string): string =>
  `${title} | ${providerName} | ${practice.titleSuffix}`;

/** All head tags of one page; a page never inherits another page's. */
export function pageMetadata(page: PageMetadata): MetaDescriptor[] {
  const title = pageTitle(page.title);
  const url = `${practice.site.url}${page.path}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: practice.brandName },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
  ];
  if (page.indexed === false) return [...tags, { name: "robots", content: "noindex" }];
  return [
    ...tags,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
  ];
}

/** The head tags of a page whose words stand in `content/pages.ts`. */
export const namedPageMetadata = (
  name: PageName,
  path: string,
  indexed = true,
): MetaDescriptor[] => {
  const { title, description, keywords } = pages[name];
  return pageMetadata({ title, description, keywords, path, indexed });
};

/** The head of a page that has moved: leads on without script and names the present address. */
export const movedMetadata = (name: PageName, to: string): MetaDescriptor[] => [
  { title: pageTitle(pages[name].title) },
  { name: "robots", content: "noindex" },
  { httpEquiv: "refresh", content: `0; url=${to}` },
  { tagName: "link", rel: "canonical", href: `${practice.site.url}${to}` },
];
