import { type Service, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";

/** The sources of the page in a closed disclosure, which a link to one of them opens. */
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
