import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { type Service, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { unsearched } from "../../data-attributes.ts";

type CitesProps = { numbers?: readonly number[]; repeated?: readonly number[] };

/**
 * No space before the links, so that no line begins with one. `repeated` ones are neither announced
 * nor in the tab order.
 */
export function Cites({ numbers = [], repeated = [] }: CitesProps) {
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

type CiteProps = { n: string };

/** Marks a citation in MDX, behind its claim; `citedText` renders it. */
export function Cite(_: CiteProps): ReactNode {
  return null;
}

const isCite = (child: ReactNode): child is ReactElement<CiteProps> =>
  isValidElement(child) && child.type === Cite;

/** Announces each source once per paragraph. */
export function citedText(children: ReactNode): ReactNode {
  const announced: number[] = [];
  let run: number[] = [];
  return Children.toArray(children)
    .filter((piece, at, all) => piece !== " " || !isCite(all[at - 1]) || !isCite(all[at + 1]))
    .flatMap((piece, at, pieces): ReactNode[] => {
      const precedesCite = isCite(pieces[at + 1]);
      if (!isCite(piece)) {
        return [typeof piece === "string" && precedesCite ? piece.trimEnd() : piece];
      }
      run.push(Number(piece.props.n));
      if (precedesCite) return [];
      const numbers = run;
      run = [];
      const repeated = numbers.filter((n) => announced.includes(n));
      announced.push(...numbers);
      return [<Cites key={piece.key} numbers={numbers} repeated={repeated} />];
    });
}

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
              <a href={url}>{title}</a>
              {`, ${year ?? words.undated}${accessed ? `, ${fill(words.read, { date: accessed })}` : ""}.`}
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
