import { serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { unsearched } from "../../unsearched.ts";

/** Links to sources, with no space before them, so that no line begins with one. */
export function Cites({ numbers = [] }: { numbers?: readonly number[] | undefined }) {
  return numbers.map((n) => (
    <a
      key={n}
      className="service-cite"
      {...unsearched}
      href={`#source-${n}`}
      aria-label={fill(serviceWords.sources.cite, { number: n })}
    >
      {n}
    </a>
  ));
}
