import { officePhones } from "#content/practice";
import { form as contactForm } from "#words/contact";
import { Island } from "../../islands/island.tsx";
import type { FieldErrors } from "./message.ts";
import MessageForm, { type FormState, FormView } from "./message-form.island.tsx";

const inEachField: FieldErrors = { name: "name", email: "emailForm", message: "message" };

const view = (state: FormState, errors: FieldErrors = {}) => (
  <FormView
    endpoint="/test"
    words={contactForm}
    phones={officePhones}
    form={{
      state,
      errors,
      attempts: 1,
      onSubmit: async (event) => event.preventDefault(),
      onInput: () => undefined,
      again: () => undefined,
    }}
  />
);

export const states = {
  "empty, and at work": (
    <Island name="message-form" on="intent">
      <MessageForm endpoint="/test" phones={officePhones} words={contactForm} />
    </Island>
  ),
  "with an error in each field": view("editing", inEachField),
  submitting: view("submitting"),
  submitted: view("submitted"),
  "failed: the endpoint refused": view("refused"),
  "failed: the endpoint is out of reach": view("unreachable"),
};
