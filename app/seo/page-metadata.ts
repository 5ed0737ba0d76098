import { providerName } from "../../content-schema/facts.ts";
import { gallerySettings } from "../../content-schema/gallery.ts";
import type { NamedPage, Page } from "../../content-schema/pages.ts";
import { practice } from "../../content-schema/practice.ts";
import { samples } from "../../content-schema/samples.ts";
import { share } from "../../content-schema/share.ts";

/** A picture of 1200 by 630 pixels; `path` is its address on this site. */
export type SharePicture = { path: string; alt: string };

const alt = (heading: string) => `“${heading.replaceAll("*", "")}” ${share.alt}`;

/** The share picture of a page of `content/pages.yaml`: its heading over its view of the coast. */
export const pagePicture = ({ name, heading }: NamedPage): SharePicture => ({
  path: `/share/${name}.png`,
  alt: alt(heading),
});

/** The share picture of a page whose subject is nobody else's business: no word tells it. */
export const discreetPicture = (view: Page["view"]): SharePicture => ({
  path: `/share/quiet-${view}.png`,
  alt: alt(share.discreet.heading),
});

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
 * a whole.
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

const ratingLabels = {
  adult: "adult",
  rta: "RTA-5042-1996-1400-1577-RTA",
  none: undefined,
} as const;

/** What the gallery's pages tell search engines and content filters, as the content chooses. */
export const galleryMetadata = {
  robots: gallerySettings.indexed ? undefined : "noindex, noimageindex",
  rating: ratingLabels[gallerySettings.ratingLabel],
};
