import { galleryWordsSchema } from "./gallery.ts";
import { readWords } from "./read-words.ts";

/**
 * The words around the gallery's pictures: the gate, what covers them, and the large view. Words in
 * braces, such as `{category}`, are blanks that the page fills; keep them. “Back to Gallery”, the
 * title of a category and the gate's buttons are agreed labels, which tests expect.
 */
const record = readWords("words/gallery.yaml", galleryWordsSchema);

const { gate, pictures, lightbox, ...page } = record;

/** The words that stand in pages. */
export const galleryWords = page;

/** The words that only script shows, for its code; no page holds them. */
export const gateWords = gate;
export const pictureWords = pictures;
export const lightboxWords = lightbox;
