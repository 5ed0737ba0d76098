import { home, testimonials, testimonialWords } from "#content";
import { formatDate } from "../../components/date/format-date.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Section } from "../../components/section/section.tsx";
import { paths } from "../../paths.ts";
import "./quotes.css";

const maxQuotes = 3;
const quotes = testimonials.flatMap(({ home: given, ...words }) =>
  given ? [{ ...words, ...given }] : [],
);

/** Testimonials with source and date; renders nothing if none is marked for the home page. */
export function Quotes() {
  if (quotes.length === 0) return null;
  const { eyebrow, heading, date: line, all } = home.quotes;
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <div className="quotes">
        {quotes.slice(0, maxQuotes).map(({ name, text, source, date, sample }) => (
          <figure key={name} className="quote">
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>
                {fillWith(line, {
                  source,
                  date: <time dateTime={date}>{formatDate(date)}</time>,
                })}
              </span>
              {sample ? <span>{testimonialWords.sample}</span> : null}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="quotes-all">
        <a href={paths.testimonials}>{all}</a>
      </p>
    </Section>
  );
}
