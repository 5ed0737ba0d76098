import { contactForm } from "#content";
import { ContactForm } from "./contact-form.tsx";
import type { FieldErrors } from "./message.ts";
import { type FormState, FormView } from "./message-form.tsx";

const inEachField: FieldErrors = { name: "name", email: "emailForm", message: "message" };

const view = (state: FormState, errors: FieldErrors = {}) => (
  <FormView
    endpoint="/test"
    words={contactForm}
    phones={[{ href: "tel:+13105550100", label: "Sample City: (310) 555-0100" }]}
    state={state}
    errors={errors}
    attempts={1}
    onSubmit={(event) => event.preventDefault()}
    onInput={() => undefined}
    again={() => undefined}
  />
);

export const states = {
  "empty, and at work": <ContactForm endpoint="/test" />,
  "with an error in each field": view("editing", inEachField),
  submitting: view("submitting"),
  submitted: view("submitted"),
  "failed: the endpoint refused": view("refused"),
  "failed: the endpoint is out of reach": view("unreachable"),
};
