import { z } from "zod";
import { address, blanks, list, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const words = text("Words for the visitor");
const section = z.strictObject({ eyebrow: words, heading: words });
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `one of ${names.join(", ")}` });
const examples = <const Names extends readonly string[]>(art: Names) =>
  list(z.strictObject({ art: oneOf(art), text: words }), 1, art.length);

/** The words of the photo consult page; `icon` and `art` name what is drawn beside them. */
export const photoConsultSchema = z.strictObject({
  start: text("Start the form"),
  startNote: words,
  reviewer: words,
  steps: section.extend({
    list: list(z.strictObject({ heading: words, text: words }), 2, 6),
  }),
  taking: section.extend({
    lead: words,
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
  images: section.extend({
    good: text("Do"),
    bad: text("Don’t"),
    do: examples(["close", "whole", "type"]),
    dont: examples(["blur", "dark", "far"]),
  }),
  photos: section.extend({
    children: z.strictObject({
      question: words,
      answer: blanks("If you think that a child is being abused, reach the {hotline}."),
      link: z.strictObject({ label: words, url: address }),
    }),
    answers: list(z.strictObject({ question: words, answer: words }), 1, 12),
  }),
  telehealth: section.extend({
    lead: words,
    good: z.strictObject({ heading: words, list: list(words, 1, 6) }),
    how: z.strictObject({ heading: words, list: list(words, 1, 6) }),
    book: text("Book a video visit"),
    note: words,
    cancellation: words,
  }),
  cannot: section.extend({ text: words, urgent: words, link: words, notices: words }),
  cta: section.extend({ print: text("Print these instructions") }),
});

/**
 * The words of the photo consult page and its section on the video visit. `{hotline}` becomes the
 * link of `children.link`.
 */
export const photoConsult = readWords("words/photo-consult.yaml", photoConsultSchema);
