import { z } from "zod";
import { text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const words = text("Words for the visitor");
const field = z.strictObject({ label: words, hint: z.string({ error: "a text, or nothing" }) });

/** The words of the contact form. */
export const contactFormSchema = z.strictObject({
  eyebrow: words,
  heading: words,
  warning: words,
  required: words,
  fields: z.strictObject({ name: field, email: field, message: field }),
  trap: words,
  send: words,
  submitting: words,
  submitted: z.strictObject({ heading: words, text: words, again: words }),
  failed: z.strictObject({ heading: words, refused: words, unreachable: words }),
  summary: words,
  errors: z.strictObject({ name: words, email: words, emailForm: words, message: words }),
});

/** The words of the contact form. It stands on the contact page once its endpoint is configured. */
export const contactForm = readWords("words/contact-form.yaml", contactFormSchema);
