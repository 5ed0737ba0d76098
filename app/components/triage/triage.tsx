import { type ReactNode, useId } from "react";
import "./triage.css";

type Props = { id?: string; heading: string; answers: readonly TriageAnswer[] };
type TriageAnswer = { question: string; advice: string; actions: ReactNode };

/**
 * From the most urgent question to the least. CSS shows the advice of the checked one, so that it
 * works without script; print shows every advice.
 */
export function Triage({ id, heading, answers }: Props) {
  const name = useId();
  return (
    <form id={id} className="triage card" autoComplete="off">
      <fieldset>
        <legend>{heading}</legend>
        {answers.map(({ question, advice, actions }) => (
          <div key={question} className="triage-answer">
            <label>
              <input type="radio" name={name} />
              <span>{question}</span>
            </label>
            <div className="triage-advice">
              <p>{advice}</p>
              {actions}
            </div>
          </div>
        ))}
      </fieldset>
    </form>
  );
}
