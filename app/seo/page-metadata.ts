import {
  gallerySettings,
  type NamedPage,
  type Page,
  practice,
  providerName,
  samples,
  share,
} from "#content";
import type { CoastViewName } from "../../content-schema/view-names.ts";
import type { Route } from "../routes.ts";

/** What a share picture shows. */
export type ShareCard = {
  eyebrow: string;
  /** A pair of asterisks marks words in italics. */
  heading: string;
  /** The scene in the background; "home" is that of the home page. */
  view: CoastViewName | "home";
  /** The name beside the mark; empty for none. */
  brand: string;
  /** Whether it shows the doctor's portrait, if there is one. */
  isOfDoctor: boolean;
};

/** A share picture of 1200 by 630 px; `path` is relative to the site. */
export type SharePicture = { path: string; alt: string; card: ShareCard };

const alt = (heading: string) => `“${heading.replaceAll("*", "")}” ${share.alt}`;

/** The share picture of a page of `content/pages.yaml`: its heading over its view. */
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

/** The share picture of a page on a sensitive subject: it does not show the subject. */
export const discreetPicture = (view: Page["view"]): SharePicture => ({
  path: `/share/quiet-${view}.png`,
  alt: alt(share.discreet.heading),
  card: { ...share.discreet, view, brand: "", isOfDoctor: false },
});

/** Metadata for browsers, search engines and social networks. */
export type ContentMetadata = {
  title: string;
  /** The page's heading, if the title differs. */
  heading?: string;
  description: string;
  keywords: readonly string[];
  /** The page's path, without a trailing slash. */
  path: string;
  /** The share picture; omitted on pages not meant to be shared. */
  picture?: SharePicture | undefined;
  /** Robots directives, such as `noindex`. */
  robots?: string | undefined;
  /** The language of the page, if it is not the one of the site. */
  language?: string | undefined;
  /** Content rating for filters, such as `adult`. */
  rating?: string | undefined;
};

/** Returns the robots directives; without a configured origin every page is `noindex`. */
export const robotsOf = ({ robots }: Pick<ContentMetadata, "robots">): string | undefined =>
  robots ?? (samples.site ? "noindex" : undefined);

/** Metadata of a redirecting document. */
type RedirectMetadata = { title: string; redirectTo: string };

export type PageMetadata = ContentMetadata | RedirectMetadata;

/** Formats a title as specified: `{page} | {provider name} | {title suffix}`. */
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

/** Props of a page of `content/pages.yaml`. */
export type NamedPageProps = { page: NamedPage; path: string };

export const redirectMetadata = ({ title }: NamedPage, redirectTo: string): RedirectMetadata => ({
  title,
  redirectTo,
});

const ratingLabels = {
  adult: "adult",
  rta: "RTA-5042-1996-1400-1577-RTA",
  none: undefined,
} as const;

/** Robots and rating metadata of the gallery, as configured in the content. */
export const galleryMetadata = {
  robots: gallerySettings.indexed ? undefined : "noindex, noimageindex",
  rating: ratingLabels[gallerySettings.ratingLabel],
};
