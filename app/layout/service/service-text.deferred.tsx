import type { PropsWithChildren } from "react";
import { type Service, type ServiceRecord, services } from "#content/services";
import * as serviceWords from "#words/service";
import { bring } from "#words/visit";
import { fill } from "../../../content-schema/format/fill.ts";
import { PrintButton } from "../../components/button/button.tsx";
import { formatDate } from "../../components/date/format-date.ts";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Picture } from "../../components/picture/picture.tsx";
import { SampleText } from "../../components/sample-text/sample-text.tsx";
import { TextList } from "../../components/text-list/text-list.tsx";
import { shownAfter, shownUntil } from "../../data-attributes.ts";
import { paths } from "../../paths.ts";
import { siteImages } from "../../site-images.ts";
import { Cites } from "./citations.tsx";
import { Prices } from "./prices.tsx";
import { Sources } from "./sources.deferred.tsx";
import "../../components/section/section.css";
import "./service-text.css";
import "./prices.css";
import "./service-print.css";

/** A service's text with figures, prices, questions and sources. */
export function ServiceText({ service, children }: PropsWithChildren<{ service: ServiceRecord }>) {
  return (
    <div className="service-text stack">
      <div className="service-prose">{children}</div>
      <div className="service-after stack below-the-fold">
        <Prices service={service} />
        <Faq entries={service.faq} />
        <div>
          <Questions questions={service.questions} />
          <Sources sources={service.sources} />
        </div>
        <ReviewLine review={service.review} />
        <p className="service-note fine">
          {fillWith(serviceWords.note, {
            disclaimer: <a href={paths.medicalDisclaimer}>{serviceWords.disclaimer}</a>,
          })}
        </p>
      </div>
    </div>
  );
}

/** No call to action follows: the price card has a booking button. */
export function RelatedServices({ related }: { related: readonly string[] }) {
  if (related.length === 0) return null;
  return (
    <nav
      className="service-related section-columns page-width below-the-fold"
      aria-labelledby="related"
    >
      <h2 id="related">{serviceWords.related.heading}</h2>
      {services
        .filter(({ slug }) => related.includes(slug))
        .map(({ title, path, symptom }) => (
          <a key={path} href={path}>
            {title} <span className="quiet">{symptom}</span>
          </a>
        ))}
    </nav>
  );
}

function Faq({ entries }: { entries: Service["faq"] }) {
  return (
    <section className="service-part service-faq" aria-labelledby="faq">
      <h2 id="faq">{serviceWords.faq}</h2>
      <div>
        {entries.map(({ question, answer, sources }) => (
          <Disclosure key={question} label={question}>
            <p>
              <SampleText text={answer} />
              <Cites numbers={sources} />
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** As the entry of a list within a sentence; the preview's invisible marks stay around it. */
const inSentence = (words: string) =>
  words
    .replace(/,(?=\p{Cf}*$)/u, "")
    .replace(/(?<=^\p{Cf}*)\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

/** Questions to ask at the visit, in a disclosure, and a button that prints the page. */
function Questions({ questions }: { questions: readonly string[] }) {
  const { heading, text, print: label } = serviceWords.questions;
  return (
    <section className="service-part questions" aria-labelledby="questions">
      <Disclosure label={<h2 id="questions">{heading}</h2>}>
        <p>{text}</p>
        <TextList className="section-columns" lines={questions} />
        <p>
          <b>{bring.eyebrow}:</b> {bring.list.map(({ what }) => inSentence(what)).join(", ")}
        </p>
        <PrintButton label={label} />
      </Disclosure>
    </section>
  );
}

const words = serviceWords.review;
const time = (date: string) => <time dateTime={date}>{formatDate(date)}</time>;

/** The start script swaps the last two sentences when the review is overdue. */
function ReviewLine({ review }: { review: Service["review"] }) {
  const { author, reviewer, lastReviewed, nextReview } = review;
  if (reviewer.sample) {
    return (
      <p className="review-line fine">
        {`${fill(words.written, { author: author.name })} ${words.unreviewed}`}
      </p>
    );
  }
  const line = fill(`${words.line} `, { author: author.name, reviewer: reviewer.name });
  return (
    <p className="review-line fine">
      <Picture image={siteImages.portrait} sizes="2.75rem" className="small-portrait" />
      {fillWith(line, { date: time(lastReviewed) })}
      <span {...shownUntil(nextReview)}>{fillWith(words.next, { date: time(nextReview) })}</span>
      <strong {...shownAfter(nextReview)}>
        {fill(words.overdue, { date: formatDate(nextReview) })}
      </strong>
    </p>
  );
}
