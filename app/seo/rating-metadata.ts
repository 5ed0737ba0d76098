import type { MetaDescriptor } from "react-router";
import { gallerySettings } from "../../content/gallery.ts";

const labels = { adult: "adult", rta: "RTA-5042-1996-1400-1577-RTA", none: "" } as const;

/** The tag that tells filters what the gallery's pages hold; none where the content says so. */
export function ratingMetadata(): MetaDescriptor[] {
  const content = labels[gallerySettings.ratingLabel];
  return content ? [{ name: "rating", content }] : [];
}
