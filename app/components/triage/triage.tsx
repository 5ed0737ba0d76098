import { type ReactNode, useId } from "react";
import { fillWith } from "../fill/fill-with.ts";
import "./triage.css";

type TriageAnswer = {
  level: string;
  /** May name `{list}`, which becomes a link. */
  question: string;
  heading: string;
  lines: readonly string[];
};
type Props = {
  id?: string;
  heading: string;
  answers: readonly TriageAnswer[];
  /** Leads to what the last question names. */
  list: ReactNode;
  actions: Readonly<Record<string, ReactNode>>;
};

/**
 * From the most urgent question to the least. CSS shows the advice of the checked one, so that it
 * works without script; print shows every advice.
 */
export function Triage({ id, heading, answers, list, actions }: Props) {
  const name = useId();
  return (
    <form id={id} className="triage card" autoComplete="off">
      <fieldset>
        <legend>{heading}</legend>
        {answers.map(({ level, question, heading, lines }) => (
          <div key={level} className="triage-answer">
            <label>
              <input type="radio" name={name} />
              <span>{fillWith(question, { list })}</span>
            </label>
            <div className="triage-advice">
              <p>{heading}</p>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {actions[level]}
            </div>
          </div>
        ))}
      </fieldset>
    </form>
  );
}
