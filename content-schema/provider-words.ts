import { z } from "zod";
import { blanks, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const section = z.strictObject({
  eyebrow: text("On the record"),
  heading: text("License, board and degree"),
});
const card = z.strictObject({ heading: text("State license") });

/** The words around the doctor's record. `{board}` is filled in on the page. */
export const providerWordsSchema = z.strictObject({
  sample: text("Everything here is a sample."),
  record: section,
  licence: card.extend({
    by: blanks("Licensed and regulated by the {board}."),
    lookUp: text("Look up this license"),
  }),
  board: card,
  degree: card,
  film: text("Watch the film"),
  training: section.extend({
    schools: text("Training"),
    leadership: text("Leadership"),
    awards: text("Awards"),
  }),
  meaning: section,
  services: section,
});

/**
 * The words around the doctor's record on the provider page. Words in braces, such as `{board}`, are
 * blanks that the page fills; keep them.
 */
export const providerWords = readWords("words/provider.yaml", providerWordsSchema);
