import { gallerySettings } from "../../content/gallery.ts";

/** What the gallery's pages tell search engines: to stay out, unless the content lets them in. */
export const galleryRobots = gallerySettings.indexed ? undefined : "noindex, noimageindex";
