import { gallerySettings } from "../../content-schema/gallery.ts";

const labels = { adult: "adult", rta: "RTA-5042-1996-1400-1577-RTA", none: undefined } as const;

/** What the gallery's pages tell search engines and content filters, as the content chooses. */
export const galleryMetadata = {
  robots: gallerySettings.indexed ? undefined : "noindex, noimageindex",
  rating: labels[gallerySettings.ratingLabel],
};
