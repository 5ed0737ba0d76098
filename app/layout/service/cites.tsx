import { serviceWords } from "../../../content-schema/service.ts";
import { fill } from "../../components/fill/fill.ts";

/** Links to the sources of what stands before them; no space parts them, so no line begins with one. */
export function Cites({ numbers = [] }: { numbers?: readonly number[] | undefined }) {
  return numbers.map((n) => (
    <a
      key={n}
      className="service-cite"
      href={`#source-${n}`}
      aria-label={fill(serviceWords.sources.cite, { number: n })}
    >
      {n}
    </a>
  ));
}
