import { readCopy } from "./fill-facts.ts";

/**
 * The copy of the pictures that stand beside a shared link. A page whose subject is nobody else's
 * business gets the discreet one: its own view of the coast and these words, without a clinical one.
 */
export const share = readCopy("words/share.yaml", {
  discreet: { eyebrow: "Good to know", heading: "Plain answers, in private." },
  alt: "over a drawing of the California coast",
});
