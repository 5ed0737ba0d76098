import { useId } from "react";
import { visits } from "#content/services";
import * as visitWords from "#words/visit";
import { PrintButton } from "../../components/button/button.tsx";
import "./appointment-guide.css";

const { words, unsure, anyVisit } = visitWords.guide;
const unsureParagraphs = unsure.paragraphs.map(({ question, text }) => ({
  question,
  pieces: [{ text, href: undefined }],
}));
const reasons = [
  { ...unsure, paragraphs: unsureParagraphs, slug: "unsure", path: null, questions: [] },
  ...visits,
];

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

function Panel({ title, paragraphs, questions, path }: (typeof reasons)[number]) {
  return (
    <div className="guide-panel card">
      <h3>{title}</h3>
      <div className="guide-columns section-columns">
        <div>
          <h4>{words.happens}</h4>
          {paragraphs.map(({ question, pieces }) => (
            <p key={pieces[0]?.text}>
              {question ? <b>{question} </b> : null}
              {pieces.map(({ text, href }) =>
                href ? (
                  <a key={href} href={href}>
                    {text}
                  </a>
                ) : (
                  text
                ),
              )}
            </p>
          ))}
          {path ? (
            <p>
              <a href={`${path}#visit`}>
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
export function AppointmentGuide() {
  const name = useId();
  return (
    <form className="appointment-guide stack" autoComplete="off">
      <fieldset className="guide-reasons button-row">
        <legend className="guide-legend">{words.legend}</legend>
        {reasons.map((reason, index) => (
          <div key={reason.slug} className="guide-reason">
            <input
              className="guide-choice"
              type="radio"
              name={name}
              id={`${name}${reason.slug}`}
              defaultChecked={index === 0}
            />
            <label htmlFor={`${name}${reason.slug}`} className="button button-outline">
              {reason.title}
            </label>
            <Panel {...reason} />
          </div>
        ))}
      </fieldset>
      <Questions title={words.anyVisit} questions={anyVisit} />
      <PrintButton label={words.print} variant="primary" />
    </form>
  );
}
