import type { ReactNode } from "react";
import { type ServiceRecord, services, serviceWords } from "#content";
import { fillWith } from "../../components/fill/fill-with.ts";
import { paths } from "../../paths.ts";
import { Faq } from "./faq.tsx";
import { Prices } from "./prices.tsx";
import { Questions } from "./questions.tsx";
import { ReviewLine } from "./review-line.tsx";
import "./service-text.css";
import "./prices.css";
import "./questions.css";
import "./service-print.css";
import "./figures/figures-print.css";
import "./hero-print.css";
import { Sources } from "./sources.tsx";

export { CareCards } from "../../components/care-cards/care-cards.tsx";
export { Disclosure } from "../../components/disclosure/disclosure.tsx";
export { Cites } from "./cites.tsx";
export { PartFigure } from "./figures/part-figure.tsx";
export { Ladder, Topics, topicsOf } from "./ladder.tsx";

/** A service's text with figures, prices, questions and sources. */
export function ServiceText({
  service,
  children,
}: {
  service: ServiceRecord;
  children: ReactNode;
}) {
  return (
    <div className="service-text below-the-fold">
      <div className="prose service-prose">{children}</div>
      <div className="service-after">
        <Prices />
        <Faq entries={service.faq} />
        <div>
          <Questions questions={service.questions} />
          <Sources sources={service.sources} />
        </div>
        <ReviewLine review={service.review} />
        <p className="service-note">
          {fillWith(serviceWords.note, {
            disclaimer: <a href={paths.medicalDisclaimer}>{serviceWords.disclaimer}</a>,
          })}
        </p>
      </div>
    </div>
  );
}

/** The end of a service page: related services. Its price card has the booking prompt. */
export function Closing({ related }: { related: readonly string[] }) {
  return (
    <nav className="service-related page-width below-the-fold" aria-labelledby="related">
      <h2 id="related">{serviceWords.related.heading}</h2>
      {services
        .filter(({ slug }) => related.includes(slug))
        .map(({ title, path, symptom }) => (
          <a key={path} href={path}>
            {title} <span>{symptom}</span>
          </a>
        ))}
    </nav>
  );
}
