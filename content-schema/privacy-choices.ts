import { z } from "zod";
import { text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const sentence = text("Visitor statistics are off. You can change this at any time.");

/** The words of the question about visitor statistics. */
export const privacyChoicesSchema = z.strictObject({
  heading: text("Privacy choices"),
  /** What is said before an answer, after each answer, and where the browser answers for the visitor. */
  states: z.strictObject({ open: sentence, yes: sentence, no: sentence, signal: sentence }),
  no: text("No, thanks"),
  yes: text("Yes, allow"),
  policy: text("Read the privacy policy"),
});

/** The question about visitor statistics, asked only where the practice has set the mode `consent`. */
export const privacyChoices = readWords("words/privacy-choices.yaml", privacyChoicesSchema);
