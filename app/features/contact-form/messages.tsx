import { useEffect, useId, useRef } from "react";
import type { contactForm } from "#content";
import { Button } from "../../components/button/button.tsx";

export type FormWords = typeof contactForm;
export type Links = readonly { href: string; label: string }[];

/** Orca announces a focused heading, but not a focused status, and a focused alert up to twice. */
function FocusedHeading(props: { children: string; "aria-describedby"?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <h3 ref={heading} tabIndex={-1} {...props} />;
}

type ProblemProps = { heading: string; text?: string; links: Links };

/** Why the message was not sent, with links to the fields or phones. */
export function Problem({ heading, text, links }: ProblemProps) {
  const id = useId();
  return (
    <div className="contact-form-summary">
      <FocusedHeading aria-describedby={id}>{heading}</FocusedHeading>
      <div id={id}>
        {text ? <p>{text}</p> : null}
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type SubmittedProps = { words: FormWords["submitted"]; again: () => void };

/** The confirmation after submission. */
export function Submitted({ words, again }: SubmittedProps) {
  return (
    <div className="contact-form-done" role="status">
      <FocusedHeading>{words.heading}</FocusedHeading>
      <p>{words.text}</p>
      <Button kind="outline" onClick={again}>
        {words.again}
      </Button>
    </div>
  );
}
