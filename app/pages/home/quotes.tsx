import { home, testimonials, testimonialWords } from "#content";
import { formatDate } from "../../components/date/format-date.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Section } from "../../components/section/section.tsx";
import { paths } from "../../paths.ts";
import "./sections.css";

const [quote] = testimonials.flatMap(({ home: given, ...words }) =>
  given ? [{ ...words, ...given }] : [],
);

/** A testimonial with source and date; renders nothing if none is marked for the home page. */
export function Quotes() {
  if (!quote) return null;
  const { name, text, source, date, sample } = quote;
  const { eyebrow, heading, date: line, all } = home.quotes;
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <figure className="quote">
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
      <p className="quotes-all">
        <a href={paths.testimonials}>{all}</a>
      </p>
    </Section>
  );
}
