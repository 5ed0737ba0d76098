import { z } from "zod";
import { readCopy } from "./fill-facts.ts";
import { address, list } from "./validation/fields.ts";

const words = "Words for the visitor";
const section = { eyebrow: words, heading: words };
const steps = list({ heading: words, text: words }, 2, 6);
const examples = <const Names extends readonly string[]>(art: Names) =>
  list({ art: z.enum(art), text: words }, 1, art.length);

/**
 * Copy of the photo consult page, including the video visit; `icon` and `art` name illustrations.
 * `{hotline}` becomes the link labelled by `children.link`.
 */
export const photoConsult = readCopy("words/photo-consult.yaml", {
  start: "Start the form",
  startNote: words,
  reviewer: words,
  offer: {
    ...section,
    card: { heading: words, text: words, includes: list(words, 1, 6), excludes: words },
  },
  photos: {
    heading: words,
    children: {
      question: words,
      answer: "If you think that a child is being abused, reach the {hotline}.",
      link: { label: words, url: address },
    },
    answers: list({ question: words, answer: words }, 1, 12),
  },
  cannot: { heading: words, text: words, urgent: words, link: words, notices: words },
  taking: {
    ...section,
    lead: words,
    print: "Print these instructions",
    list: list(
      { icon: z.enum(["flash", "camera", "timer", "floor"]), heading: words, text: words },
      1,
      6,
    ),
  },
  images: {
    heading: words,
    good: "Do",
    bad: "Don’t",
    do: examples(["close", "whole", "type"]),
    dont: examples(["blur", "dark", "far"]),
  },
  steps: { ...section, list: steps },
  cta: { ...section, ready: { heading: words, list: list(words, 1, 6) } },
  telehealth: {
    ...section,
    lead: words,
    good: words,
    how: { heading: words, list: steps },
    book: "Book a video visit",
    note: words,
    cancellation: words,
  },
});
