import { z } from "zod";
import { list, pattern, schemaOf } from "./validation/fields.ts";

/** Search synonyms by path: colloquial, clinical and misspelled terms. Never displayed. */
export const searchWordsSchema = schemaOf({
  pages: z.array(
    schemaOf({
      path: pattern(
        /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/,
        "the address of a page, or of a heading on it, such as /contact-us",
      ),
      words: list("piles", 1, 40),
    }),
  ),
});
