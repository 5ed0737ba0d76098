import { readCopy } from "./fill-facts.ts";

/**
 * Copy of share pictures. Pages on sensitive subjects get the discreet one: their view and a text
 * without clinical terms.
 */
export const share = readCopy("words/share.yaml", {
  discreet: { eyebrow: "Good to know", heading: "Plain answers, in private." },
  alt: "over a drawing of the California coast",
});
