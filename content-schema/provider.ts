import { readCopy } from "./fill-facts.ts";

const section = { eyebrow: "On the record", heading: "License, board and degree" };
const card = { heading: "State license" };

/** Copy of the provider page. */
export const providerWords = readCopy("words/provider.yaml", {
  sample: "Everything here is a sample.",
  record: section,
  licence: {
    ...card,
    by: "Licensed and regulated by the {board}.",
    lookUp: "Look up this license",
  },
  board: card,
  degree: card,
  film: "Watch the film",
  training: { ...section, schools: "Training", leadership: "Leadership", awards: "Awards" },
  meaning: section,
  services: section,
});
