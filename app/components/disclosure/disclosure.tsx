import type { ReactNode } from "react";
import "../section/section.css";
import "./disclosure.css";

type Props = { label: ReactNode; open?: boolean; children: ReactNode };

/** A native disclosure, which find-in-page and links to its content open, and print (print.css). */
export function Disclosure({ label, open, children }: Props) {
  return (
    <details className="disclosure" open={open}>
      <summary>{label}</summary>
      <div className="disclosure-body">{children}</div>
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
