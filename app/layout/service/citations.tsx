import type { ReactNode } from "react";
import type { Service } from "#content/services";
import * as serviceWords from "#words/service";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { unsearched } from "../../data-attributes.ts";
import "./citations.css";

/** Around citations that follow each other. No space precedes it, so that no line begins with one. */
export const CiteGroup = ({ children }: { children: ReactNode }) => (
  <span className="service-cites" {...unsearched}>
    {children}
  </span>
);

type CiteProps = { n: string | number; repeated?: string };

/** Links to a source; a `repeated` one is neither announced nor in the tab order. */
export const Cite = ({ n, repeated }: CiteProps) => (
  <a
    className="service-cite"
    {...(repeated ? { "aria-hidden": true, tabIndex: -1 } : {})}
    href={`#source-${n}`}
    aria-label={fill(serviceWords.sources.cite, { number: n })}
  >
    {n}
  </a>
);

/** Links to a record's sources, if it has any. */
export const Cites = ({ numbers = [] }: { numbers?: readonly number[] | undefined }) =>
  numbers.length === 0 ? null : (
    <CiteGroup>
      {numbers.map((n) => (
        <Cite key={n} n={n} />
      ))}
    </CiteGroup>
  );

/** A closed disclosure, which a link to one of the sources opens. */
export function Sources({ sources }: { sources: Service["sources"] }) {
  const words = serviceWords.sources;
  return (
    <section className="service-part sources" aria-labelledby="sources">
      <Disclosure label={<h2 id="sources">{fill(words.count, { count: `${sources.length}` })}</h2>}>
        <ol>
          {sources.map(({ title, organization, year, url, accessed }, index) => (
            <li key={url} id={`source-${index + 1}`}>
              {`${organization}. `}
              <a href={url} rel="noreferrer">
                {title}
              </a>
              {year ? `, ${year}` : null}
              {accessed ? `, ${fill(words.read, { date: formatDate(accessed) })}` : null}.
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
