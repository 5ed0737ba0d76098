import { samples } from "#content/facts";
import { gallerySettings } from "#content/gallery";
import type { NamedPage, Page } from "#content/pages";
import { practice, providerName } from "#content/practice";
import { share } from "#words/common";

export type PageRecord = Pick<Page, "title" | "description" | "keywords"> & {
  /** If it differs from the title. */
  heading?: string;
  /** If it is not the site's. */
  language?: string | undefined;
  updated?: string;
  redirectTo?: string;
  /** Of an error page. */
  status?: string;
};

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

/** A share image of 1200 by 630 px; `path` is relative to the site. */
export type ShareImage = { path: string; alt: string; card: ShareCard };

const shareAlt = (heading: string) => `“${heading.replaceAll("*", "")}” ${share.alt}`;

/** The share image with the page's heading; a page about the doctor also has the portrait. */
export const pageShareImage = ({ name, eyebrow, heading, view }: NamedPage): ShareImage => ({
  path: `/share/${name}.png`,
  alt: shareAlt(heading),
  card: {
    eyebrow,
    heading,
    view: name === "home" ? "home" : view,
    // On the doctor's page, the heading is the name.
    brand: name === "provider" ? practice.brandName : providerName,
    isOfDoctor: ["home", "about", "provider"].includes(name),
  },
});

/** The share image of a page on a sensitive subject, which it does not name. */
export const discreetShareImage = (view: Page["view"]): ShareImage => ({
  path: `/share/quiet-${view}.png`,
  alt: shareAlt(share.discreet.heading),
  card: { ...share.discreet, view, brand: "", isOfDoctor: false },
});

/** Returns the absolute URL of a path. */
export const absoluteUrl = (path: string): string => practice.site.url + path;

/** As specified: `{page} | {provider name} | {title suffix}`. */
export const pageTitle = (title: string): string =>
  `${title} | ${providerName} | ${practice.titleSuffix}`;

/** The page's name in structured data. */
export const pageHeading = ({ title, heading = title }: PageRecord): string =>
  heading.replaceAll("*", "");

/** Without a configured origin, every page is `noindex`. */
const publicRobots = samples.site ? "noindex" : undefined;

/** What search engines may do with a page, by its kind; undefined is all. */
export const robotsByKind = {
  public: publicRobots,
  gallery: gallerySettings.indexed ? publicRobots : "noindex, noimageindex",
  /** Until a physician has signed them. */
  unsigned: "noindex",
  /** Not linked. */
  hidden: "noindex",
  missing: "noindex",
};

export type PageKind = keyof typeof robotsByKind;

const ratingLabels = {
  adult: "adult",
  rta: "RTA-5042-1996-1400-1577-RTA",
  none: undefined,
} as const;

/** The gallery's rating for filters. */
export const galleryRating = ratingLabels[gallerySettings.ratingLabel];
