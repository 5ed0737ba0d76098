import { Fragment, type ReactNode } from "react";
import { aftercare } from "#content/aftercare";
import { practice } from "#content/practice";
import type { ServicePart, ServiceRecord, ServiceTag, Treatment } from "#content/services";
import { urgentSigns } from "#content/urgent-signs";
import * as aftercareWords from "#words/aftercare";
import * as serviceWords from "#words/service";
import {
  Disclosure,
  DisclosureBody,
  DisclosureBox,
} from "../../components/disclosure/disclosure.tsx";
import { SampleText } from "../../components/sample-text/sample-text.tsx";
import { paths } from "../../paths.ts";
import { CareCard, CareCardSigns } from "./care-cards.deferred.tsx";
import { Cite, CiteGroup, Cites } from "./citations.tsx";
import { PartFigure } from "./figures/figures.tsx";
import { TreatmentComparison, TreatmentDetails, TreatmentLabel } from "./treatment-comparison.tsx";

type PartProps = { is: ServicePart; line?: string; children: ReactNode };

function Part({ is, line, children, service }: PartProps & { service: ServiceRecord }) {
  return (
    <section className={`below-the-fold service-part service-${is}`} aria-labelledby={is}>
      <h2 id={is}>{service.parts.find(({ id }) => id === is)?.label}</h2>
      {line ? <p className="service-line">{line}</p> : null}
      {children}
      {is === "visit" ? <MoreAboutVisits /> : null}
      {is === "recovery" ? <AfterTreatment service={service.slug} /> : null}
    </section>
  );
}

const MoreAboutVisits = () => (
  <p className="service-more">
    <a href={paths.beforeVisit}>{serviceWords.firstVisit}</a>
  </p>
);

/** Sheets to print, and whom to call at night. */
function AfterTreatment({ service }: { service: string }) {
  const sheets = aftercare.filter((sheet) => sheet.service === service);
  return (
    <>
      {sheets.length > 0 ? (
        <p>
          {`${aftercareWords.sheets} `}
          {sheets.map(({ path, title }, index) => (
            <Fragment key={path}>
              {index > 0 ? ", " : ""}
              <a href={path}>{title}</a>
            </Fragment>
          ))}
        </p>
      ) : null}
      <p>
        <SampleText text={practice.answers.afterHours} />
      </p>
    </>
  );
}

type PartDisclosureProps = { is: keyof typeof serviceWords.folds; children: ReactNode };

const PartDisclosure = ({ is, children }: PartDisclosureProps) => (
  <Disclosure label={serviceWords.folds[is]}>{children}</Disclosure>
);

const { parts, care: words } = serviceWords;
const { emergency, visit } = urgentSigns.levels;
const cards = [
  { card: "emergency", heading: emergency.heading },
  { card: "today", heading: words.today },
  { card: "visit", heading: visit.heading },
] as const;

function CareCards({ care }: { care: ServiceRecord["care"] }) {
  return (
    <section className="care" aria-labelledby="care">
      <h2 id="care">{parts.care}</h2>
      <div className="care-cards stack">
        {cards.map(({ card, heading }) => (
          <CareCard key={card} card={card} heading={heading}>
            <CareCardSigns card={card} care={care} />
          </CareCard>
        ))}
      </div>
      {care.sources?.length ? (
        <p className="service-care-sources quiet">
          {words.sources}
          <Cites numbers={care.sources} />
        </p>
      ) : null}
    </section>
  );
}

const treatmentOf = ({ figures }: ServiceRecord, name: string) =>
  figures?.treatments?.find((treatment) => treatment.name === name) as Treatment;

/** The tags of a service's text, besides those of every text. */
const tagsOf = (service: ServiceRecord) =>
  ({
    Part: (props: PartProps) => <Part {...props} service={service} />,
    Term: ({ name, children = name }: { name: string; children?: ReactNode }) => (
      <>
        <b>{children}</b>
        {` (${service.glossary.find(({ term }) => term === name)?.meaning})`}
      </>
    ),
    Cite,
    CareCards: () => <CareCards care={service.care} />,
    Treatment: ({ name }: { name: string }) => (
      <TreatmentDetails treatment={treatmentOf(service, name)} />
    ),
  }) satisfies Record<ServiceTag, unknown>;

/** The components of a service's text: its tags, and what the compiler arranges them in. */
export const serviceComponents = (service: ServiceRecord) => ({
  ...tagsOf(service),
  Figure: ({ is }: { is: ServicePart }) => <PartFigure part={is} service={service} />,
  PartDisclosure,
  TreatmentComparison,
  TreatmentLabel: ({ name, children }: { name: string; children?: ReactNode }) => (
    <TreatmentLabel treatment={treatmentOf(service, name)}>{children}</TreatmentLabel>
  ),
  Topic: DisclosureBox,
  TopicLabel: "summary",
  TopicText: DisclosureBody,
  Cites: CiteGroup,
});
