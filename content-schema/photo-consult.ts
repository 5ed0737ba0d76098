import { z } from "zod";
import { address, blanks, list, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const words = text("Words for the visitor");
const section = z.strictObject({ eyebrow: words, heading: words });
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `one of ${names.join(", ")}` });
const examples = <const Names extends readonly string[]>(art: Names) =>
  list(z.strictObject({ art: oneOf(art), text: words }), 1, art.length);

const steps = list(z.strictObject({ heading: words, text: words }), 2, 6);

/** The words of the photo consult page; `icon` and `art` name what is drawn beside them. */
export const photoConsultSchema = z.strictObject({
  start: text("Start the form"),
  startNote: words,
  reviewer: words,
  offer: section.extend({
    card: z.strictObject({
      heading: words,
      text: words,
      includes: list(words, 1, 6),
      excludes: words,
    }),
  }),
  photos: z.strictObject({
    heading: words,
    children: z.strictObject({
      question: words,
      answer: blanks("If you think that a child is being abused, reach the {hotline}."),
      link: z.strictObject({ label: words, url: address }),
    }),
    answers: list(z.strictObject({ question: words, answer: words }), 1, 12),
  }),
  cannot: z.strictObject({
    heading: words,
    text: words,
    urgent: words,
    link: words,
    notices: words,
  }),
  taking: section.extend({
    lead: words,
    print: text("Print these instructions"),
    list: list(
      z.strictObject({
        icon: oneOf(["flash", "camera", "timer", "floor"]),
        heading: words,
        text: words,
      }),
      1,
      6,
    ),
  }),
  images: z.strictObject({
    heading: words,
    good: text("Do"),
    bad: text("Don’t"),
    do: examples(["close", "whole", "type"]),
    dont: examples(["blur", "dark", "far"]),
  }),
  steps: section.extend({ list: steps }),
  cta: section.extend({
    ready: z.strictObject({ heading: words, list: list(words, 1, 6) }),
  }),
  telehealth: section.extend({
    lead: words,
    good: words,
    how: z.strictObject({ heading: words, list: steps }),
    book: text("Book a video visit"),
    note: words,
    cancellation: words,
  }),
});

/**
 * The words of the photo consult page and its section on the video visit. `{hotline}` becomes the
 * link of `children.link`.
 */
export const photoConsult = readWords("words/photo-consult.yaml", photoConsultSchema);
