import { define } from "./define.ts";
import { movedWordsSchema } from "./words-schema.ts";

/** The words of an address that leads on to another; `{page}` is where to. */
export const movedWords = define("content/moved-words.ts", movedWordsSchema, {
  heading: "This page has moved",
  go: "Go to {page}",
  gallery: "the Before & After Gallery",
  disclaimer: "the Medical Disclaimer",
});
