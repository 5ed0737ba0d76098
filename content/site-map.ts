import { doctors } from "./doctors.ts";
import { providerPath } from "./facts.ts";
import { gallery } from "./gallery.ts";
import { services } from "./services.ts";

/** Pages that anyone may find: every address that is built, listed and indexed. */
export const publicPaths = [
  "/",
  "/about",
  providerPath,
  ...doctors.map((doctor) => doctor.path),
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
