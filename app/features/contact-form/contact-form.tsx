import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { contactForm } from "../../../content/contact-form.ts";
import { Button } from "../../components/button/button.tsx";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";
import { ErrorSummary, Failure, Submitted } from "./messages.tsx";
import { type Outcome, send } from "./send.ts";
import { TextField } from "./text-field.tsx";
import { type Faults, fieldNames, validate } from "./validate.ts";
import "./contact-form.css";

type State = "editing" | "submitting" | Outcome;

/**
 * A message to the practice. Without script it is a plain form that posts to the endpoint; with
 * script it stays on the page. What was typed stays in its fields until it has been taken, and is
 * kept nowhere else.
 */
export function ContactForm({
  endpoint,
  onSubmitted,
}: {
  endpoint: string;
  /** Called once for each message that was taken; it learns nothing of what was typed. */
  onSubmitted?: () => void;
}) {
  const { warning, required, trap, send: sendLabel, submitting } = contactForm;
  const id = useId();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>("editing");
  const [faults, setFaults] = useState<Faults>({});
  const [attempts, setAttempts] = useState(0);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);

  if (state === "submitted") return <Submitted again={() => setState("editing")} />;

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
    const outcome = await send(endpoint, values, since.current);
    setState(outcome);
    if (outcome === "submitted") onSubmitted?.();
  };

  return (
    <form
      className="contact-form"
      method="post"
      action={endpoint}
      noValidate={hydrated}
      onSubmit={submit}
      onInput={(event) => {
        if (Object.keys(faults).length > 0) setFaults(validate(new FormData(event.currentTarget)));
      }}
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
        {state === "submitting" ? submitting : sendLabel}
      </Button>
      <p role="status" className="visually-hidden">
        {state === "submitting" ? submitting : ""}
      </p>
    </form>
  );
}
