import { ArrowRight } from "lucide-react";
import { searchDialog } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { Triage } from "../../components/triage/triage.tsx";

type Link = { href: string; label: string };

export type SearchHelpProps = {
  symptoms: {
    heading: string;
    links: readonly { symptom: string; title: string; path: string }[];
  };
  phones: readonly Link[];
  triage: {
    heading: string;
    answers: readonly { question: string; advice: string; links: readonly Link[] }[];
  };
  line: string;
  /** Whether a search had no results. */
  missed: boolean;
  onExample: (example: string) => void;
  onChoose: () => void;
};

/** The fallback without results: examples, symptoms in plain words, and phones. */
export function SearchHelp({
  symptoms,
  phones,
  triage,
  line,
  missed,
  onExample,
  onChoose,
}: SearchHelpProps) {
  return (
    <div className="search-help">
      {line ? <p className="search-dialog-line">{line}</p> : null}
      {missed ? <p>{searchDialog.noneHelp}</p> : <Examples onExample={onExample} />}
      {missed ? <Urgency {...triage} /> : null}
      <Symptoms {...symptoms} onChoose={onChoose} />
      <p className="search-help-phones">
        <span>{searchDialog.call}</span>
        {phones.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function Urgency({ heading, answers }: SearchHelpProps["triage"]) {
  return (
    <Triage
      heading={heading}
      answers={answers.map(({ links, ...answer }) => ({
        ...answer,
        actions: links.map(({ href, label }) => (
          <ButtonLink key={href} href={href} kind="outline">
            {label}
          </ButtonLink>
        )),
      }))}
    />
  );
}

function Examples({ onExample }: Pick<SearchHelpProps, "onExample">) {
  return (
    <div className="search-help-examples">
      <p>{searchDialog.hint}</p>
      <ul>
        {searchDialog.examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onExample(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to services by symptom, in plain words. */
function Symptoms({
  heading,
  links,
  onChoose,
}: SearchHelpProps["symptoms"] & Pick<SearchHelpProps, "onChoose">) {
  return (
    <>
      <h3>{heading}</h3>
      <ul className="search-help-symptoms">
        {links.map(({ symptom, title, path }) => (
          <li key={path}>
            <a href={path} onClick={onChoose}>
              <span>{symptom}</span>
              <span className="search-help-title">
                <span>{title}</span>
                <ArrowRight aria-hidden="true" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
