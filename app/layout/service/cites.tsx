import { serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { unsearched } from "../../data-attributes.ts";

/**
 * Superscript links to sources, with no space before them, so that no line begins with one.
 * Repeated ones are neither announced nor in the tab order.
 */
export function Cites({
  numbers = [],
  repeated = [],
}: {
  numbers?: readonly number[] | undefined;
  repeated?: readonly number[];
}) {
  if (numbers.length === 0) return null;
  return (
    <span className="service-cites" {...unsearched}>
      {numbers.map((n) => (
        <a
          key={n}
          className="service-cite"
          {...(repeated.includes(n) ? { "aria-hidden": true, tabIndex: -1 } : {})}
          href={`#source-${n}`}
          aria-label={fill(serviceWords.sources.cite, { number: n })}
        >
          {n}
        </a>
      ))}
    </span>
  );
}
