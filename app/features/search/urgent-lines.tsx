import { urgentSearch } from "#content/urgent-signs";
import type { urgentSignsIn } from "./urgent-signs.ts";

/** A line of advice for each urgent sign in a query, then 911 and the helplines. */
export function UrgentLines({ found }: { found: ReturnType<typeof urgentSignsIn> }) {
  const { call911, levels } = urgentSearch;
  if (found.length === 0) return null;
  const language = found[0]?.language ?? "en";
  // Signs may share one.
  const helplines = new Map(
    found.flatMap(({ helpline, language }) =>
      helpline ? [[helpline.phone, { language, label: helpline[language] }]] : [],
    ),
  );
  return (
    <div className="search-urgent stack" role="alert">
      <ul>
        {found.map(({ language, level, helpline, ...sign }) => (
          <li key={sign[language].short} lang={language}>
            <b>{sign[language].short}:</b> {levels[level][language]}
          </li>
        ))}
      </ul>
      <div className="button-row">
        <a className="button button-primary" href="tel:911" lang={language}>
          {call911[language]}
        </a>
        {[...helplines].map(([phone, { language, label }]) => (
          <a key={phone} className="button button-outline" href={`tel:${phone}`} lang={language}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
