import { readCopy } from "./fill-facts.ts";

const sentence = "Visitor statistics are off. You can change this at any time.";

/** The question about visitor statistics, asked only where the practice has set the mode `consent`. */
export const privacyChoices = readCopy("words/privacy-choices.yaml", {
  heading: "Privacy choices",
  /** What is said before an answer, after each answer, and where the browser answers for the visitor. */
  states: { open: sentence, yes: sentence, no: sentence, signal: sentence },
  no: "No, thanks",
  yes: "Yes, allow",
  policy: "Read the privacy policy",
});
