import type { contactForm } from "../../../content-schema/contact-form.ts";

/** The words of the form, and the phones that it names when a message cannot be sent. */
export type FormWords = typeof contactForm;
export type FormPhone = { office: string; number: string; label: string };
