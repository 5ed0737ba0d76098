import { type FormEvent, useId, useState } from "react";
import { track } from "#analytics";
import { ErrorSummary, Failure, type FormPhone, type FormWords, Submitted } from "./messages.tsx";
import { type Outcome, send } from "./send.ts";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./text-field.tsx";
import { type Faults, fieldNames, validate } from "./validate.ts";

/** The state of the form: being edited, being sent, or the outcome. */
export type FormState = "editing" | "submitting" | Outcome;

type Handler = (event: FormEvent<HTMLFormElement>) => void;

/** The form's props from the page. The phones are listed if sending fails. */
type FormProps = { endpoint: string; words: FormWords; phones: readonly FormPhone[] };

type FormViewProps = FormProps & {
  state: FormState;
  faults: Faults;
  /** Number of attempts to send; each one moves focus to its result. */
  attempts: number;
  onSubmit: Handler;
  onInput: Handler;
  /** Shows an empty form for another message. */
  again: () => void;
};

/** Disables native validation, which is the fallback without script. */
const checkByScript = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** Honeypot: a hidden field that only bots fill in. */
function Trap({ label }: { label: string }) {
  return (
    <div className="contact-form-trap" aria-hidden="true">
      <label>
        {label}
        <input name="subject_line" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Renders the form in one of its states, or the confirmation after submission. */
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
}: FormViewProps) {
  const id = useId();
  if (state === "submitted") return <Submitted words={words.submitted} again={again} />;
  return (
    <form
      ref={checkByScript}
      className="contact-form"
      aria-label={words.heading}
      method="post"
      action={endpoint}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className="contact-form-warning">{words.warning}</p>
      {state === "refused" || state === "unreachable" ? (
        <Failure key={attempts} why={state} words={words.failed} phones={phones} />
      ) : null}
      <ErrorSummary attempt={attempts} {...{ id, faults, words }} />
      <p>{words.required}</p>
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
      <Trap label={words.trap} />
      <SubmitButton words={words} isSubmitting={state === "submitting"} />
    </form>
  );
}

/**
 * Renders the contact form and sends it. The values stay in the fields until the endpoint accepts
 * them, and are stored nowhere else.
 */
export function MessageForm(props: FormProps) {
  const [state, setState] = useState<FormState>("editing");
  const [faults, setFaults] = useState<Faults>({});
  const [attempts, setAttempts] = useState(0);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "submitting") return;
    const values = new FormData(event.currentTarget);
    const found = validate(values);
    setFaults(found);
    setAttempts((now) => now + 1);
    if (Object.keys(found).length > 0) {
      setState("editing");
      return;
    }
    setState("submitting");
    const outcome = await send(props.endpoint, values);
    setState(outcome);
    if (outcome === "submitted") track("Form Submission", { form_name: "contact" });
  };

  return (
    <FormView
      {...{ ...props, state, faults, attempts }}
      onSubmit={submit}
      onInput={(event) => {
        if (Object.keys(faults).length > 0) setFaults(validate(new FormData(event.currentTarget)));
      }}
      again={() => setState("editing")}
    />
  );
}
