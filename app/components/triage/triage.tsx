import { type ReactNode, useId } from "react";
import { triage } from "#content/urgent-signs";
import { excludedFromSearch } from "../../data-attributes.ts";
import { emergencyList } from "../../paths.ts";
import { fillWith } from "../fill/fill-with.ts";
import "./triage.css";

type Level = (typeof triage.questions)[number]["level"];
type Props = { id?: string; actionsOf: (level: Level) => ReactNode };

/** CSS shows the advice of the checked question, so that it works without script. */
export function Triage({ id, actionsOf }: Props) {
  const name = useId();
  const { heading, questions } = triage;
  const list = <a href={emergencyList}>{triage.list}</a>;
  return (
    <form id={id} className="triage card" autoComplete="off" {...excludedFromSearch}>
      <fieldset>
        <legend>{heading}</legend>
        {questions.map(({ level, question, heading, lines }) => (
          <div key={level} className="triage-answer">
            <label>
              <input type="radio" name={name} />
              <span>{fillWith(question, { list })}</span>
            </label>
            <div className="triage-advice stack">
              <p>
                <b>{heading}</b>
              </p>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {actionsOf(level)}
            </div>
          </div>
        ))}
      </fieldset>
    </form>
  );
}
