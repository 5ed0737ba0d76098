import { useEffect, useRef } from "react";
import type { contactForm } from "#content";
import { Button } from "../../components/button/button.tsx";
import { type FieldErrors, fieldNames } from "./message.ts";

export type FormWords = typeof contactForm;
export type FormPhone = { href: string; label: string };

/** Focuses a message, so that screen readers announce it: on mount and when `when` changes. */
function useFocus<Part extends HTMLElement>(when: unknown) {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `when` moves focus again
  useEffect(() => part.current?.focus(), [when]);
  return part;
}

/** All errors above the form, each with a link to its field; focused after each attempt. */
export function ErrorSummary({
  attempt,
  id,
  errors,
  words,
}: {
  attempt: number;
  id: string;
  errors: FieldErrors;
  words: FormWords;
}) {
  const part = useFocus<HTMLDivElement>(attempt);
  const found = fieldNames.flatMap((name) => {
    const error = errors[name];
    return error ? [{ name, text: words.errors[error] }] : [];
  });
  if (found.length === 0) return null;
  return (
    <div ref={part} className="contact-form-summary" role="alert" tabIndex={-1}>
      <h3>{words.summary}</h3>
      <ul>
        {found.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the message was not sent, and the phones. */
export function Failure({
  why,
  words,
  phones,
}: {
  why: "refused" | "unreachable";
  words: FormWords["failed"];
  phones: readonly FormPhone[];
}) {
  const part = useFocus<HTMLDivElement>(why);
  return (
    <div ref={part} className="contact-form-summary" role="alert" tabIndex={-1}>
      <h3>{words.heading}</h3>
      <p>{words[why]}</p>
      <ul>
        {phones.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The confirmation. */
export function Submitted({
  words: { heading, text, again: label },
  again,
}: {
  words: FormWords["submitted"];
  again: () => void;
}) {
  // Focus the heading: screen readers do not announce a status that is itself focused.
  const part = useFocus<HTMLHeadingElement>(null);
  return (
    <div className="contact-form-done" role="status">
      <h3 ref={part} tabIndex={-1}>
        {heading}
      </h3>
      <p>{text}</p>
      <Button kind="outline" onClick={again}>
        {label}
      </Button>
    </div>
  );
}
