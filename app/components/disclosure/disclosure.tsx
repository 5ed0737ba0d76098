import type { ReactNode } from "react";
import { SampleText } from "../sample-text/sample-text.tsx";
import "../section/section.css";
import "./disclosure.css";

/** A disclosure around a `<summary>` and its body, for texts that are compiled with their labels. */
export const DisclosureBox = ({ children }: { children: ReactNode }) => (
  <details className="disclosure">{children}</details>
);

/** What a `DisclosureBox` unfolds. */
export const DisclosureBody = ({ children }: { children: ReactNode }) => (
  <div className="disclosure-body">{children}</div>
);

type Props = { label: ReactNode; children: ReactNode };

/** A native disclosure, which find-in-page and links to its content open, and print (print.css). */
export const Disclosure = ({ label, children }: Props) => (
  <DisclosureBox>
    <summary>{label}</summary>
    <DisclosureBody>{children}</DisclosureBody>
  </DisclosureBox>
);

/** Short questions with folded answers. */
export function AnswerList({ list }: { list: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="answer-list section-columns">
      {list.map(({ question, answer }) => (
        <Disclosure key={question} label={question}>
          {typeof answer === "string" ? <SampleText text={answer} /> : answer}
        </Disclosure>
      ))}
    </div>
  );
}
