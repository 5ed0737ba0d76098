import type { ReactNode } from "react";
import { type ServiceRecord, services, serviceWords } from "#content";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Section } from "../../components/section/section.tsx";
import { ServiceGrid } from "../../components/service-grid/service-grid.tsx";
import { paths } from "../../paths.ts";
import { BookingPrompt } from "../booking-prompt/booking-prompt.tsx";
import { Faq } from "./faq.tsx";
import { Prices } from "./prices.tsx";
import { Questions } from "./questions.tsx";
import "./service-text.css";
import "./prices.css";
import "./questions.css";
import "./service-print.css";
import "./figures/figures-print.css";
import "./hero-print.css";
import { Sources } from "./sources.tsx";

export { CareCards } from "../../components/care-cards/care-cards.tsx";
export { Cites } from "./cites.tsx";
export { PartFigure } from "./figures/part-figure.tsx";

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
        <Questions questions={service.questions} />
        <Sources sources={service.sources} />
        <p className="service-note">
          {fillWith(serviceWords.note, {
            disclaimer: <a href={paths.medicalDisclaimer}>{serviceWords.disclaimer}</a>,
          })}
        </p>
      </div>
    </div>
  );
}

/** The end of a service page: related services and the booking prompt. */
export function Closing({ related }: { related: readonly string[] }) {
  return (
    <div className="below-the-fold">
      <Section background="sand" {...serviceWords.related}>
        <ServiceGrid services={services.filter(({ slug }) => related.includes(slug))} />
      </Section>
      <BookingPrompt />
    </div>
  );
}
