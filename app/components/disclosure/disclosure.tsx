import type { ReactNode } from "react";
import "../section/section.css";
import "./disclosure.css";

/** A native disclosure, which find-in-page and links to its `id` open, and print (print.css). */
export function Disclosure({
  label,
  id,
  open,
  children,
}: {
  label: ReactNode;
  /** The fragment of the content; on the content itself, so that browsers open it. */
  id?: string | undefined;
  open?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open}>
      <summary>{label}</summary>
      <div className="disclosure-body" id={id}>
        {children}
      </div>
    </details>
  );
}

/** Short questions with folded answers. */
export function AnswerList({ list }: { list: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="answer-list section-columns">
      {list.map(({ question, answer }) => (
        <Disclosure key={question} label={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}
