import { z } from "zod";
import { text } from "./fields.ts";
import { readWords } from "./read-words.ts";

/** The words of share pictures. */
export const shareSchema = z.strictObject({
  discreet: z.strictObject({
    eyebrow: text("Good to know"),
    heading: text("Plain answers, in private."),
  }),
  alt: text("over a drawing of the California coast"),
});

/**
 * The pictures that stand beside a shared link. A page whose subject is nobody else's business
 * gets the discreet one: its own view of the coast and these words, without a clinical one.
 */
export const share = readWords("words/share.yaml", shareSchema);
