import { providerName } from "../../content-schema/facts.ts";
import type { NamedPage } from "../../content-schema/pages.ts";
import { practice } from "../../content-schema/practice.ts";
import { samples } from "../../content-schema/samples.ts";
import { pagePicture, type SharePicture } from "./share-picture.ts";

/** What a document says of its page to browsers, search engines and social networks. */
export type OwnMetadata = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page's path, without a final slash. */
  path: string;
  /** The picture beside a link to the page; none where nobody is meant to share it. */
  picture?: SharePicture | undefined;
  /** What a page that stays out of search engines tells them, such as `noindex`. */
  robots?: string | undefined;
  /** What the page tells content filters, such as `adult`. */
  rating?: string | undefined;
};

/**
 * What a document tells search engines: without an address of its own the site stays out of them as
 * a whole (decision 44).
 */
export const robotsOf = ({ robots }: Pick<OwnMetadata, "robots">): string | undefined =>
  robots ?? (samples.site ? "noindex" : undefined);

/** A page that has moved leads on without script and names its present path. */
export type MovedMetadata = { title: string; movedTo: string };

export type PageMetadata = OwnMetadata | MovedMetadata;

/** Title in the specified pattern: `{page} | {provider name} | {title suffix}`. */
export const pageTitle = (title: string): string =>
  `${title} | ${providerName} | ${practice.titleSuffix}`;

/** The metadata of a page whose words stand in `content/pages.yaml`. */
export const namedPageMetadata = (
  page: NamedPage,
  path: string,
  more: Pick<OwnMetadata, "picture" | "robots" | "rating"> = {},
): OwnMetadata => {
  const { title, description, keywords } = page;
  return { title, description, keywords, path, picture: pagePicture(page), ...more };
};

/** The metadata of a page that nobody is meant to find or share. */
export const hiddenPageMetadata = (page: NamedPage, path: string): OwnMetadata =>
  namedPageMetadata(page, path, { picture: undefined, robots: "noindex" });

/** The metadata of a page that has moved. */
export const movedMetadata = ({ title }: NamedPage, movedTo: string): MovedMetadata => ({
  title,
  movedTo,
});
