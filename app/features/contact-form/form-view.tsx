import { type FormEvent, useId } from "react";
import { contactForm } from "../../../content/contact-form.ts";
import { Button } from "../../components/button/button.tsx";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";
import { ErrorSummary, Failure, Submitted } from "./messages.tsx";
import type { Outcome } from "./send.ts";
import { TextField } from "./text-field.tsx";
import { type Faults, fieldNames } from "./validate.ts";
import "./contact-form.css";

/** Where a message stands: being written, on its way, or how sending ended. */
export type FormState = "editing" | "submitting" | Outcome;

type Handler = (event: FormEvent<HTMLFormElement>) => void;

/** The form in one of its states, or what takes its place once a message has been taken. */
export function FormView({
  endpoint,
  state,
  faults,
  attempts,
  onSubmit,
  onInput,
  again,
}: {
  endpoint: string;
  state: FormState;
  faults: Faults;
  /** How often sending was tried; each try moves the focus to what came of it. */
  attempts: number;
  onSubmit: Handler;
  onInput: Handler;
  /** Shows an empty form for another message. */
  again: () => void;
}) {
  const { warning, required, trap, send, submitting } = contactForm;
  const id = useId();
  const hydrated = useHydrated();
  if (state === "submitted") return <Submitted again={again} />;
  return (
    <form
      className="contact-form"
      method="post"
      action={endpoint}
      noValidate={hydrated}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className="contact-form-warning">{warning}</p>
      {state === "refused" || state === "unreachable" ? (
        <Failure key={attempts} why={state} />
      ) : null}
      <ErrorSummary attempt={attempts} id={id} faults={faults} />
      <p>{required}</p>
      {fieldNames.map((name) => (
        <TextField key={name} id={`${id}-${name}`} name={name} fault={faults[name]} />
      ))}
      <div className="contact-form-trap" aria-hidden="true">
        <label>
          {trap}
          <input name="subject_line" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" aria-disabled={state === "submitting"}>
        {state === "submitting" ? submitting : send}
      </Button>
      <p role="status" className="visually-hidden">
        {state === "submitting" ? submitting : ""}
      </p>
    </form>
  );
}
