import { readCopy } from "./fill-facts.ts";

const sentence = "Visitor statistics are off. You can change this at any time.";

/** Copy of the analytics consent, which only the mode `consent` asks for. */
export const privacyChoices = readCopy("words/privacy-choices.yaml", {
  heading: "Privacy choices",
  /** Before an answer, after each answer, and when the browser sends a privacy signal. */
  states: { open: sentence, yes: sentence, no: sentence, signal: sentence },
  no: "No, thanks",
  yes: "Yes, allow",
  policy: "Read the privacy policy",
});
