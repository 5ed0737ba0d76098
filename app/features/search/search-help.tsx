import { officePhones } from "#content/practice";
import { searchHelp } from "#content/search-words";
import { urgentSearch } from "#content/urgent-signs";
import * as searchWords from "#words/search";
import { book } from "#words/service";
import { Button, ButtonLinks } from "../../components/button/button.tsx";
import { LanguageLinks } from "../../components/language-links/language-links.tsx";
import { Triage } from "../../components/triage/triage.tsx";
import { paths } from "../../paths.ts";

type HelpProps = { hasNoResults: boolean; onExample: (example: string) => void };

/** Examples, or advice after a search without results; symptoms in plain words, and phones. */
export function SearchHelp({ hasNoResults, onExample }: HelpProps) {
  return (
    <div className="search-help">
      {hasNoResults ? <p>{searchWords.noneHelp}</p> : <Examples onExample={onExample} />}
      {hasNoResults ? <Urgency /> : null}
      {searchHelp.symptoms.length > 0 ? (
        <>
          <h3>{searchWords.symptoms}</h3>
          <ul className="search-help-symptoms ruled">
            {searchHelp.symptoms.map(({ symptom, title, path }) => (
              <li key={path}>
                <a className="row" href={path}>
                  <span>{symptom}</span>
                  <span className="search-help-title quiet">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="search-help-phones button-row">
        <span>{searchWords.call}</span>
        {officePhones.map(({ href, label }) => (
          <a key={href} className="target" href={href}>
            {label}
          </a>
        ))}
        <LanguageLinks />
      </p>
    </div>
  );
}

const links = {
  emergency: [{ href: "tel:911", label: urgentSearch.call911.en }],
  today: officePhones,
  visit: [{ href: paths.schedule, label: book }],
};

const Urgency = () => (
  <Triage actionsOf={(level) => <ButtonLinks links={links[level]} variant="outline" />} />
);

function Examples({ onExample }: { onExample: (example: string) => void }) {
  return (
    <div className="search-help-examples button-row">
      <p>{searchWords.hint}</p>
      <ul className="button-row">
        {searchWords.examples.map((example) => (
          <li key={example}>
            <Button variant="outline" onClick={() => onExample(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
