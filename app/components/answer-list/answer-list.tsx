import type { ReactNode } from "react";
import "./answer-list.css";

/** Short questions with always-visible answers. */
export function AnswerList({ list }: { list: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <dl className="answer-list">
      {list.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
