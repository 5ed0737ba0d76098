import { useEffect, useRef } from "react";
import type { contactForm } from "#content";
import { Button } from "../../components/button/button.tsx";

export type FormWords = typeof contactForm;

/** Focuses a message when it appears, so that screen readers announce it. */
function useFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}

/** Why the message was not sent, with links to the fields or phones. */
export function Problem({
  heading,
  text,
  links,
}: {
  heading: string;
  text?: string;
  links: readonly { href: string; label: string }[];
}) {
  const part = useFocus<HTMLDivElement>();
  return (
    <div ref={part} className="contact-form-summary" role="alert" tabIndex={-1}>
      <h3>{heading}</h3>
      {text ? <p>{text}</p> : null}
      <ul>
        {links.map(({ href, label }) => (
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
  const part = useFocus<HTMLHeadingElement>();
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
