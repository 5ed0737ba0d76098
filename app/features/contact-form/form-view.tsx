import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { FormPhone, FormWords } from "./form-words.ts";
import { ErrorSummary, Failure, Submitted } from "./messages.tsx";
import type { Outcome } from "./send.ts";
import { TextField } from "./text-field.tsx";
import { type Faults, fieldNames } from "./validate.ts";

/** Where a message stands: being written, on its way, or how sending ended. */
export type FormState = "editing" | "submitting" | Outcome;

type Handler = (event: FormEvent<HTMLFormElement>) => void;

/** The browser's own checks are for visitors without script. */
const checkByScript = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** A text that is announced only when sending takes a second: else it would be read after the outcome. */
function Late({ text }: { text: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? text : null;
}

/** The form in one of its states, or what takes its place once a message has been taken. */
export function FormView({
  endpoint,
  words,
  phones,
  state,
  faults,
  attempts,
  onSubmit,
  onInput,
  again,
}: {
  endpoint: string;
  words: FormWords;
  phones: readonly FormPhone[];
  state: FormState;
  faults: Faults;
  /** How often sending was tried; each try moves the focus to what came of it. */
  attempts: number;
  onSubmit: Handler;
  onInput: Handler;
  /** Shows an empty form for another message. */
  again: () => void;
}) {
  const { heading, warning, required, trap, send, submitting } = words;
  const id = useId();
  if (state === "submitted") return <Submitted words={words.submitted} again={again} />;
  return (
    <form
      ref={checkByScript}
      className="contact-form"
      aria-label={heading}
      method="post"
      action={endpoint}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className="contact-form-warning">{warning}</p>
      {state === "refused" || state === "unreachable" ? (
        <Failure key={attempts} why={state} words={words.failed} phones={phones} />
      ) : null}
      <ErrorSummary attempt={attempts} {...{ id, faults, words }} />
      <p>{required}</p>
      {fieldNames.map((name) => {
        const fault = faults[name];
        return (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            words={words.fields[name]}
            error={fault && words.errors[fault]}
          />
        );
      })}
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
        {state === "submitting" ? <Late text={submitting} /> : null}
      </p>
    </form>
  );
}
