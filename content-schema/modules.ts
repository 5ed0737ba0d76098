import { gallery } from "./gallery.ts";
import { practice } from "./practice.ts";
import { testimonials } from "./testimonials.ts";

/* Whether the practice has each optional feature. */
export const hasPhotoConsult: boolean = practice.photoConsult !== null;
export const hasTelehealth: boolean = practice.telehealth !== null;
export const hasGallery: boolean = gallery.length > 0;
export const hasTestimonials: boolean = testimonials.length > 0;
export const hasPress: boolean = practice.press.length > 0;

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

const isAbsent: readonly (readonly [address: RegExp, absent: boolean])[] = [
  [/^\/content\/photo-consult#telehealth$/, !hasTelehealth],
  [/^\/content\/photo-consult(?!#telehealth)/, !hasPhotoConsult],
  [/^\/(?:gallery-popup|gallery\/.*|before-after|#gallery)$/, !hasGallery],
  [/^\/testimonials$/, !hasTestimonials],
];

/** Removes links to features that are off. */
export const presentLinks = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => !isAbsent.some(([address, absent]) => absent && address.test(href)));
