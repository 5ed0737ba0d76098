import { useId } from "react";
import type { visit } from "#content";
import { PrintButton } from "../../components/button/button.tsx";
import "./appointment-guide.css";

type GuideReason = {
  id: string;
  title: string;
  paragraphs: readonly { question?: string | undefined; text: string }[];
  questions: readonly string[];
  href?: string;
};

type GuideWords = typeof visit.guide.words;

function Questions({ title, questions }: { title: string; questions: readonly string[] }) {
  return (
    <fieldset className="guide-questions">
      <legend>{title}</legend>
      <ul>
        {questions.map((question) => (
          <li key={question} className="guide-question">
            <label>
              <input type="checkbox" />
              <span>{question}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Panel({ reason, words }: { reason: GuideReason; words: GuideWords }) {
  const { title, paragraphs, questions, href } = reason;
  return (
    <div className="guide-panel card">
      <h3>{title}</h3>
      <div className="guide-columns section-columns">
        <div>
          <h4>{words.happens}</h4>
          {paragraphs.map(({ question, text }) => (
            <p key={text}>
              {question ? <b>{question} </b> : null}
              {text}
            </p>
          ))}
          {href ? (
            <p>
              <a href={href}>
                {words.more}
                <span className="visually-hidden">: {title}</span>
              </a>
            </p>
          ) : null}
        </div>
        {questions.length > 0 ? <Questions title={words.ask} questions={questions} /> : null}
      </div>
    </div>
  );
}

/** Needs no script and stores nothing: CSS shows the checked reason and prints what is checked. */
export function AppointmentGuide({
  words,
  reasons,
  anyVisit,
}: {
  words: GuideWords;
  reasons: readonly GuideReason[];
  anyVisit: readonly string[];
}) {
  const name = useId();
  return (
    <form className="appointment-guide" autoComplete="off">
      <fieldset className="guide-reasons button-row">
        <legend className="guide-legend">{words.legend}</legend>
        {reasons.map((reason, index) => (
          <div key={reason.id} className="guide-reason">
            <input
              className="guide-choice"
              type="radio"
              name={name}
              id={`${name}${reason.id}`}
              defaultChecked={index === 0}
            />
            <label htmlFor={`${name}${reason.id}`}>{reason.title}</label>
            <Panel reason={reason} words={words} />
          </div>
        ))}
      </fieldset>
      <Questions title={words.anyVisit} questions={anyVisit} />
      <PrintButton label={words.print} kind="primary" />
    </form>
  );
}
