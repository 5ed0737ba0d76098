import {
  gallerySettings,
  type NamedPage,
  type Page,
  practice,
  providerName,
  samples,
  share,
} from "#content";
import type { Route } from "../routes.ts";

export type ShareCard = {
  eyebrow: string;
  /** A pair of asterisks marks words in italics. */
  heading: string;
  view: Page["view"] | "home";
  /** The name beside the mark; empty for none. */
  brand: string;
  /** Whether it shows the portrait, if there is one. */
  isOfDoctor: boolean;
};

/** A share picture of 1200 by 630 px; `path` is relative to the site. */
export type SharePicture = { path: string; alt: string; card: ShareCard };

const alt = (heading: string) => `“${heading.replaceAll("*", "")}” ${share.alt}`;

const pagePicture = ({ name, eyebrow, heading, view }: NamedPage): SharePicture => ({
  path: `/share/${name}.png`,
  alt: alt(heading),
  card: {
    eyebrow,
    heading,
    view: name === "home" ? "home" : view,
    // On the doctor's page, the heading is the name.
    brand: name === "provider" ? practice.brandName : providerName,
    isOfDoctor: ["home", "about", "provider"].includes(name),
  },
});

/** For a page on a sensitive subject, which the picture does not show. */
export const discreetPicture = (view: Page["view"]): SharePicture => ({
  path: `/share/quiet-${view}.png`,
  alt: alt(share.discreet.heading),
  card: { ...share.discreet, view, brand: "", isOfDoctor: false },
});

export type ContentMetadata = {
  title: string;
  /** If it differs from the title. */
  heading?: string;
  description: string;
  keywords: readonly string[];
  /** Without a trailing slash. */
  path: string;
  /** Omitted on pages not meant to be shared. */
  picture?: SharePicture | undefined;
  /** Such as `noindex`. */
  robots?: string | undefined;
  /** If it is not the site's. */
  language?: string | undefined;
  /** For filters, such as `adult`. */
  rating?: string | undefined;
};

/** Without a configured origin, every page is `noindex`. */
export const robotsOf = ({ robots }: Pick<ContentMetadata, "robots">): string | undefined =>
  robots ?? (samples.site ? "noindex" : undefined);

export type PageMetadata = ContentMetadata | { title: string; redirectTo: string };

/** As specified: `{page} | {provider name} | {title suffix}`. */
export const pageTitle = (title: string): string =>
  `${title} | ${providerName} | ${practice.titleSuffix}`;

/** Metadata of a page of `content/pages.yaml`. */
export const namedPageMetadata = (
  page: NamedPage,
  { path, kind }: Pick<Route, "path" | "kind">,
): ContentMetadata => {
  const { title, description, keywords } = page;
  const heading = page.heading.replaceAll("*", "");
  const shared = { title, heading, description, keywords, path };
  if (kind === "public") return { ...shared, picture: pagePicture(page) };
  if (kind !== "gallery") return { ...shared, robots: "noindex" };
  return { ...shared, picture: discreetPicture(page.view), ...galleryMetadata };
};

export type NamedPageProps = { page: NamedPage };

const ratingLabels = {
  adult: "adult",
  rta: "RTA-5042-1996-1400-1577-RTA",
  none: undefined,
} as const;

export const galleryMetadata = {
  robots: gallerySettings.indexed ? undefined : "noindex, noimageindex",
  rating: ratingLabels[gallerySettings.ratingLabel],
};
