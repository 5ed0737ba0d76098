import { z } from "zod";
import { blanks, list, text } from "./fields.ts";
import { read } from "./read.ts";

const counted = (one: string, more: string) =>
  z.strictObject({ one: text(one), more: blanks(more) });

/** How facts are put into words. `{count}` and the like are filled in. */
export const factsWordsSchema = z.strictObject({
  numbers: list(text("no"), 2, 21).meta({
    label: "Small numbers in words",
    hint: "From zero on. Larger ones have digits.",
  }),
  offices: counted("one office", "{count} offices"),
  doctors: counted("one doctor", "{count} doctors"),
  images: z.strictObject({
    usual: text("one to three"),
    range: blanks("{fewest} to {most}"),
    types: blanks("{first} or {last}"),
  }),
  hours: z.strictObject({
    none: text("by appointment"),
    various: text("during the hours of each office"),
    onContactPage: text("Hours are on the contact page"),
  }),
  firstVisit: z.strictObject({
    ask: text("Ask us for the exact price"),
    told: text("We tell you the exact price of a first office visit before you book it."),
    costs: blanks("A first office visit costs {price}."),
  }),
  rating: z.strictObject({
    source: blanks("Source: {source}, as of {date}"),
    sample: text("Sample rating: source and date to be confirmed"),
  }),
  permit: blanks("(fictitious name permit no. {number})"),
});

/** How facts are put into words. */
export const factsWords = read("words/facts.yaml", factsWordsSchema);

/** Writes a small number as running text does: 2 becomes “two”; a large one has digits. */
export const inWords = (count: number): string => factsWords.numbers[count] ?? String(count);
