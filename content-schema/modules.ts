import { gallery } from "./gallery.ts";
import { practice } from "./practice.ts";
import { testimonials } from "./testimonials.ts";
import type { choiceTags } from "./texts.ts";

/* Whether the practice has each optional feature. */
export const hasPhotoConsult: boolean = practice.photoConsult !== null;
export const hasTelehealth: boolean = practice.telehealth !== null;
export const hasGallery: boolean = gallery.length > 0;
export const hasTestimonials: boolean = testimonials.length > 0;
const hasPress: boolean = practice.press.length > 0;

/** Optional features by the names that texts use: `<WhenOffered is="photo-consult">`. */
export const modules = {
  "photo-consult": hasPhotoConsult,
  "video-visit": hasTelehealth,
  gallery: hasGallery,
  testimonials: hasTestimonials,
  press: hasPress,
  lender: practice.lender !== null,
  rating: practice.rating !== null,
  "toll-free": practice.phones.tollFree !== null,
  "nearby-areas": practice.nearbyAreas.length > 0,
} as const;

/** `is`: the current value or values. `of`: the values that a text may use. */
export type Choice = { is: string | readonly string[]; of: readonly string[] };

const offered = (wanted: boolean): Choice => ({
  is: Object.entries(modules).flatMap(([name, has]) => (has === wanted ? [name] : [])),
  of: Object.keys(modules),
});

const { analytics, maps, hipaa, medicare, insurance } = practice;

/** This build's values of each conditional tag, such as `<WhenMaps is="on-click">`. */
export const choices: Readonly<Record<(typeof choiceTags)[number], Choice>> = {
  WhenAnalytics: {
    is: analytics.token === "" ? "off" : analytics.mode,
    of: ["off", "consent", "specified"],
  },
  WhenMaps: {
    is: analytics.mode === "consent" ? "on-click" : maps.load,
    of: ["near-view", "on-click"],
  },
  WhenHipaa: {
    is: hipaa.coveredEntity ? "covered" : "not-covered",
    of: ["covered", "not-covered"],
  },
  WhenMedicare: { is: medicare, of: ["opted-out", "not-enrolled", "enrolled"] },
  WhenInsurance: {
    is: insurance.accepted ? "accepted" : "not-accepted",
    of: ["accepted", "not-accepted"],
  },
  WhenOffered: offered(true),
  WhenNotOffered: offered(false),
};

const isAbsent: readonly (readonly [address: RegExp, absent: boolean])[] = [
  [/^\/content\/photo-consult#telehealth$/, !hasTelehealth],
  [/^\/content\/photo-consult(?!#telehealth)/, !hasPhotoConsult],
  [/^\/(?:gallery-popup|gallery\/.*|before-after|#gallery)$/, !hasGallery],
  [/^\/testimonials$/, !hasTestimonials],
];

/** Removes links to features that are off. */
export const presentLinks = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => !isAbsent.some(([address, absent]) => absent && address.test(href)));
