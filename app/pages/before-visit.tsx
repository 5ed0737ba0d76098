import { pages, visit, visits } from "#content";
import { AnswerList } from "../components/disclosure/disclosure.tsx";
import { Section } from "../components/section/section.tsx";
import { AppointmentGuide } from "../features/appointment-guide/appointment-guide.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { NamedPageHero } from "../layout/named-page-hero/named-page-hero.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { Offices } from "./before-visit/offices.tsx";
import "./before-visit.css";

const page = pages["before-visit"];
const path = paths.beforeVisit;

export const metadata = () => namedPageMetadata(page, path);

/**
 * What to expect, ask and bring, and how to get to each office; from service and office records.
 */
export default function BeforeVisit() {
  const { guide, asked } = visit;
  return (
    <>
      <NamedPageHero page={page} path={path} />
      <Section
        eyebrow={guide.eyebrow}
        heading={guide.heading}
        lead={
          <>
            <p>{guide.lead}</p>
            <p>{guide.note}</p>
          </>
        }
      >
        <div className="before-visit-guide">
          <AppointmentGuide
            words={guide.words}
            reasons={[
              { id: "unsure", ...guide.unsure, questions: [] },
              ...visits.map(({ slug, path: service, ...reason }) => ({
                ...reason,
                id: slug,
                href: `${service}#visit`,
              })),
            ]}
            anyVisit={guide.anyVisit}
          />
          <BringList />
        </div>
      </Section>
      <Section
        background="sand"
        id="asked"
        eyebrow={asked.eyebrow}
        heading={asked.heading}
        lead={<p>{asked.lead}</p>}
      >
        <AnswerList list={asked.list} />
      </Section>
      <Offices />
      <BookingPrompt />
    </>
  );
}

/** What to bring to the appointment. */
function BringList() {
  const { eyebrow, heading, lead, list, source } = visit.bring;
  return (
    <aside className="bring-list" aria-labelledby="bring">
      <p className="eyebrow">{eyebrow}</p>
      <h3 id="bring">{heading}</h3>
      <p>{lead}</p>
      <ul>
        {list.map(({ what, why }) => (
          <li key={what}>
            <b>{what}</b> <span>{why}</span>
          </li>
        ))}
      </ul>
      <p className="bring-list-source">
        <a href={source.url}>{source.label}</a>
      </p>
    </aside>
  );
}
