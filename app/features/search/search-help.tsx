import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { practice } from "../../../content/practice.ts";
import { search } from "../../../content/search.ts";
import { services } from "../../../content/services.ts";
import { formatPhone } from "../../components/phone-link/format-phone.ts";

/** What stands in place of results: examples, the symptoms in plain words, and the phones. */
export function SearchHelp({
  line,
  missed,
  onExample,
  onChoose,
}: {
  line: string;
  /** Whether something was typed and nothing found. */
  missed: boolean;
  onExample: (example: string) => void;
  onChoose: () => void;
}) {
  return (
    <div className="search-help">
      {line ? <p className="search-dialog-line">{line}</p> : null}
      {missed ? (
        <p>{search.noneHelp}</p>
      ) : (
        <div className="search-help-examples">
          <p>{search.hint}</p>
          <ul>
            {search.examples.map((example) => (
              <li key={example}>
                <button type="button" onClick={() => onExample(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <h3>{search.symptoms}</h3>
      <ul className="search-help-symptoms">
        {services
          .filter(({ symptom }) => symptom)
          .map(({ symptom, title, path }) => (
            <li key={path}>
              <Link to={path} onClick={onChoose} data-search-link>
                <span>{symptom}</span>
                <span className="search-help-title">
                  {title}
                  <ArrowRight aria-hidden="true" />
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <p className="search-help-phones">
        <span>{search.call}</span>
        {practice.offices.map((office) => (
          <a key={office.id} href={`tel:${office.phone}`}>
            {office.name} {formatPhone(office.phone)}
          </a>
        ))}
      </p>
    </div>
  );
}
