import type { MetaDescriptor } from "react-router";
import { providerName } from "../../content/facts.ts";
import { practice } from "../../content/practice.ts";
import type { NamedPage } from "../../content/schema.ts";
import { pagePicture, type SharePicture } from "./share-picture.ts";

export type PageMetadata = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page's path, without a final slash. */
  path: string;
  /** The picture beside a link to the page; none where nobody is meant to share it. */
  picture?: SharePicture | undefined;
  /** What a page that stays out of search engines tells them, such as `noindex`. */
  robots?: string | undefined;
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
    { property: "og:locale", content: "en_US" },
    { property: "og:site_name", content: practice.brandName },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    ...cardTags(page.picture),
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
  ];
  if (page.robots) return [...tags, { name: "robots", content: page.robots }];
  return [
    ...tags,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
  ];
}

function cardTags(picture: SharePicture | undefined): MetaDescriptor[] {
  if (!picture) return [{ name: "twitter:card", content: "summary" }];
  const content = `${practice.site.url}${picture.path}`;
  return [
    { property: "og:image", content },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content },
    { name: "twitter:image:alt", content: picture.alt },
  ];
}

/** The head tags of a page whose words stand in `content/pages.ts`. */
export const namedPageMetadata = (
  page: NamedPage,
  path: string,
  { picture = pagePicture(page), robots }: Pick<PageMetadata, "picture" | "robots"> = {},
): MetaDescriptor[] => {
  const { title, description, keywords } = page;
  return pageMetadata({ title, description, keywords, path, robots, picture });
};

/** The head tags of a page that nobody is meant to find or share. */
export const hiddenPageMetadata = (page: NamedPage, path: string): MetaDescriptor[] => {
  const { title, description, keywords } = page;
  return pageMetadata({ title, description, keywords, path, robots: "noindex" });
};

/** The head of a page that has moved: leads on without script and names the present address. */
export const movedMetadata = (page: NamedPage, to: string): MetaDescriptor[] => [
  { title: pageTitle(page.title) },
  { name: "robots", content: "noindex" },
  { httpEquiv: "refresh", content: `0; url=${to}` },
  { tagName: "link", rel: "canonical", href: `${practice.site.url}${to}` },
];
