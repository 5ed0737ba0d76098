import { type FormEvent, useId, useState } from "react";
import { track } from "#analytics";
import type { officePhones } from "#content/practice";
import type { form as contactForm } from "#words/contact";
import { Button } from "../../components/button/button.tsx";
import { useDebounced } from "../../islands/use-debounced.ts";
import {
  type FieldErrors,
  fieldNames,
  type Outcome,
  readMessage,
  send,
  validate,
} from "./message.ts";
import "./contact-form.css";

type FormWords = typeof contactForm;

const fieldAttributes = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  message: { rows: 6 },
} as const;

type Form = ReturnType<typeof useForm>;
type FieldProps = { id: string; name: keyof typeof fieldAttributes; words: FormWords; form: Form };

function TextField({ id, name, words, form }: FieldProps) {
  const { label, hint } = words.fields[name];
  const error = form.errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const Field = name === "message" ? "textarea" : "input";
  return (
    <div className="contact-form-field">
      <label htmlFor={id}>{label}</label>
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      {error ? (
        <p id={`${id}-error`} className="contact-form-error">
          {words.errors[error]}
        </p>
      ) : null}
      <Field
        id={id}
        name={name}
        required
        // What is added while the message is sent would be lost.
        readOnly={form.state === "submitting"}
        // Always set: without it, screen readers may announce an empty required field as invalid.
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
        {...fieldAttributes[name]}
        // The first of another message, which is mounted after an attempt.
        {...{ autoFocus: name === "name" && form.attempts > 0 }}
      />
    </div>
  );
}

/** The submission is announced after this long: earlier, it could be read after the outcome. */
const announceMs = 1000;

type SubmitState = "editing" | "submitting" | Outcome;

type FormProps = { endpoint: string; words: FormWords; phones: typeof officePhones };

/** Each attempt shows its problem anew, with focus. */
function useForm(endpoint: string) {
  const [state, setState] = useState<SubmitState>("editing");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "submitting") return;
    const values = readMessage(event.currentTarget);
    const found = validate(values);
    setErrors(found);
    setAttempts((now) => now + 1);
    const isValid = Object.keys(found).length === 0;
    setState(isValid ? "submitting" : "editing");
    if (!isValid) return;
    const outcome = await send(endpoint, values);
    setState(outcome);
    if (outcome === "submitted") track("Form Submission", { form_name: "contact" });
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length > 0) setErrors(validate(readMessage(event.currentTarget)));
  };
  return { state, errors, attempts, onSubmit, onInput, reset: () => setState("editing") };
}

/** Disables native validation, which is the fallback without script. */
const disableNativeValidation = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

const focusOnMount = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Orca announces a focused heading, but not a focused status, and a focused alert up to twice. */
function FocusedHeading(props: { children: string; "aria-describedby"?: string }) {
  return <h3 ref={focusOnMount} tabIndex={-1} {...props} />;
}

type ProblemProps = Omit<FormProps, "endpoint"> & { id: string; form: Form };

/** Why the message was not sent or is not known to be, with links to the fields or phones. */
function Problem({ id, words, phones, form: { state, errors } }: ProblemProps) {
  const isFailed = state === "refused" || state === "unanswered";
  const fields = Object.entries(errors).map(([name, error]) => ({
    href: `#${id}-${name}`,
    label: words.errors[error],
  }));
  if (!isFailed && fields.length === 0) return null;
  return (
    <div className="contact-form-summary">
      <FocusedHeading aria-describedby={`${id}-problem`}>
        {isFailed ? words.failed[state].heading : words.summary}
      </FocusedHeading>
      <div id={`${id}-problem`}>
        {isFailed ? <p>{words.failed[state].text}</p> : null}
        <ul>
          {(isFailed ? phones : fields).map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Submitted({ words, reset }: { words: FormWords["submitted"]; reset: () => void }) {
  return (
    <div className="contact-form-done stack" role="status">
      <FocusedHeading>{words.heading}</FocusedHeading>
      <p>{words.text}</p>
      <Button variant="outline" onClick={reset}>
        {words.again}
      </Button>
    </div>
  );
}

/**
 * The form in one of its states, or the confirmation after submission. The values stay in the fields
 * until the endpoint accepts them, and are stored nowhere else.
 */
export default function MessageForm({ endpoint, words, phones }: FormProps) {
  const id = useId();
  const form = useForm(endpoint);
  const isSubmitting = form.state === "submitting";
  const announces = useDebounced(form.attempts, announceMs) === form.attempts;
  if (form.state === "submitted") return <Submitted words={words.submitted} reset={form.reset} />;
  return (
    <form
      ref={disableNativeValidation}
      className="contact-form stack"
      aria-label={words.heading}
      method="post"
      action={endpoint}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <p className="contact-form-warning">{words.warning}</p>
      <Problem key={form.attempts} id={id} words={words} phones={phones} form={form} />
      <p>{words.required}</p>
      {fieldNames.map((name) => (
        <TextField key={name} id={`${id}-${name}`} name={name} words={words} form={form} />
      ))}
      {/* Honeypot: a hidden field that only bots fill in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.trap}
          <input name="subject_line" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" aria-disabled={isSubmitting}>
        {isSubmitting ? words.submitting : words.send}
      </Button>
      <p role="status" className="visually-hidden">
        {isSubmitting && announces ? words.submitting : null}
      </p>
    </form>
  );
}
