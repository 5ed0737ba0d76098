import { doctors } from "./doctors.ts";
import { providerPath } from "./facts.ts";
import { gallery, gallerySettings } from "./gallery.ts";
import { pages } from "./pages.ts";
import { medicalPages } from "./services.ts";

/** Pages that anyone may find, each with the day of its last change. */
const publicPages: readonly (readonly [path: string, changed: string])[] = [
  ["/", pages.home.updated],
  ["/about", pages.about.updated],
  [providerPath, pages.provider.updated],
  ...doctors.map(({ path }) => [path, pages.provider.updated] as const),
  ["/services", pages.services.updated],
  ...medicalPages.map(({ path, review }) => [path, review.lastReviewed] as const),
  ["/testimonials", pages.testimonials.updated],
  ["/contact-us", pages.contact.updated],
  ["/schedule", pages.schedule.updated],
  ["/content/financing-options", pages.financing.updated],
  ["/content/photo-consult", pages["photo-consult"].updated],
  ["/content/before-your-visit", pages["before-visit"].updated],
  ["/content/medical-disclaimer", pages["medical-disclaimer"].updated],
  ["/legal/terms", pages.terms.updated],
  ["/legal/privacy", pages.privacy.updated],
  ["/legal/notices", pages.notices.updated],
];

/** Pages that anyone may find: every address that is built, listed and indexed. */
export const publicPaths = publicPages.map(([path]) => path);

/** Pages behind the gate. */
export const galleryPaths = [
  "/gallery-popup",
  ...gallery.map((category) => `/gallery/${category.id}`),
];

/** Every page that search engines may list, with the day of its last change. */
export const listedPages: typeof publicPages = gallerySettings.indexed
  ? [...publicPages, ...galleryPaths.map((path) => [path, pages.gallery.updated] as const)]
  : publicPages;
