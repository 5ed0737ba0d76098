import type { ReactNode } from "react";
import { Disclosure } from "../disclosure/disclosure.tsx";
import "./answer-list.css";

/** Short questions with folded answers, in two columns where they fit. */
export function AnswerList({ list }: { list: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="answer-list">
      {list.map(({ question, answer }) => (
        <Disclosure key={question} label={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}
