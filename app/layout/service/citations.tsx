import type { ReactNode } from "react";
import * as serviceWords from "#words/service";
import { fill } from "../../../content-schema/format/fill.ts";
import { excludedFromSearch } from "../../data-attributes.ts";
import "./citations.css";

/** Around citations that follow each other. No space precedes it, so that no line begins with one. */
export const CiteGroup = ({ children }: { children: ReactNode }) => (
  <span className="service-cites" {...excludedFromSearch}>
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
