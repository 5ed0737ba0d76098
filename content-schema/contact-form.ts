import { readCopy } from "./fill-facts.ts";
import { optionalText } from "./validation/fields.ts";

const words = "Words for the visitor";
const field = { label: words, hint: optionalText };

/** Copy of the contact form, which requires a configured endpoint. */
export const contactForm = readCopy("words/contact-form.yaml", {
  eyebrow: words,
  heading: words,
  warning: words,
  required: words,
  fields: { name: field, email: field, message: field },
  trap: words,
  send: words,
  submitting: words,
  submitted: { heading: words, text: words, again: words },
  failed: { heading: words, refused: words, unreachable: words },
  summary: words,
  errors: { name: words, email: words, emailForm: words, message: words },
});
