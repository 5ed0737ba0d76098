import type { Service } from "#content/services";
import { sources as words } from "#words/service";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";

/** A closed disclosure, which a link to one of the sources opens. */
export function Sources({ sources }: { sources: Service["sources"] }) {
  return (
    <section className="service-part sources below-the-fold" aria-labelledby="sources">
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
