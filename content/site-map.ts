import { providerPath } from "./facts.ts";
import { gallery } from "./gallery.ts";
import { services } from "./services.ts";

/** Pages that anyone may find: every address that is built, listed and indexed. */
export const publicPaths = [
  "/",
  "/about",
  providerPath,
  "/services",
  ...services.map((service) => service.path),
  "/testimonials",
  "/contact-us",
  "/schedule",
  "/content/financing-options",
  "/content/photo-consult",
  "/content/medical-disclaimer",
  "/legal/terms",
  "/legal/privacy",
  "/legal/notices",
];

/** Pages behind the gate. */
export const galleryPaths = [
  "/gallery-popup",
  ...gallery.map((category) => `/gallery/${category.id}`),
];

/** Addresses that only lead elsewhere, and how the server answers them (decisions 5 and 6). */
export const redirects = [
  { from: "/before-after", to: "/gallery-popup", status: 302 },
  { from: "/medical-disclaimer", to: "/content/medical-disclaimer", status: 301 },
] as const;

/** The documents for addresses that do not exist; a server sends them with status 404. */
export const missingPaths = { page: "/404", service: "/service/404" };
