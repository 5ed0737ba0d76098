import { UserPlus } from "lucide-react";
import type { NamedPage } from "#content/pages";
import { practice } from "#content/practice";
import * as visitWords from "#words/visit";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { AddressLines } from "../components/address-lines/address-lines.tsx";
import { AnswerList } from "../components/disclosure/disclosure.tsx";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { paragraphs, Section } from "../components/section/section.tsx";
import { AppointmentGuide } from "../features/appointment-guide/appointment-guide.tsx";
import { contactCardPath } from "../file-paths.ts";
import { BookingCallToAction } from "../layout/call-to-action/call-to-action.deferred.tsx";
import { Directions, OfficeAccess } from "../layout/office-cards/office-access.tsx";
import "./before-visit.css";

/** What to expect, ask and bring, and how to get to each office. */
export default function BeforeVisit({ page }: { page: NamedPage }) {
  const { guide, asked, day, after, privacy } = visitWords;
  const topics = Object.entries({ asked, day, after, privacy });
  return (
    <>
      <PageHero page={page} loadView="eager" />
      <Section copy={{ ...guide, lead: paragraphs(guide.lead, guide.note) }}>
        <div className="before-visit-guide section-beside">
          <AppointmentGuide />
          <BringList />
        </div>
      </Section>
      {topics
        .filter(([, { list }]) => list.length > 0)
        .map(([id, words], index) => (
          <Section key={id} id={id} background={index % 2 === 0 ? "sand" : "paper"} copy={words}>
            <AnswerList list={words.list} />
          </Section>
        ))}
      <Offices />
      <BookingCallToAction />
    </>
  );
}

function BringList() {
  const { eyebrow, heading, lead, list, source } = visitWords.bring;
  return (
    <aside className="bring-list card card-sand stack" aria-labelledby="bring">
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
      <p className="fine">
        <a href={source.url} rel="noreferrer">
          {source.label}
        </a>
      </p>
    </aside>
  );
}

function Offices() {
  const { addToContacts, ...words } = visitWords.offices;
  return (
    <Section copy={words}>
      <ul className="office-contacts section-columns">
        {practice.offices.map((office) => (
          <li key={office.id} className="card stack">
            <h3>{office.name}</h3>
            <address>
              <AddressLines office={office} />
              <br />
              <a href={`tel:${office.phone}`}>{formatPhone(office.phone)}</a>
            </address>
            <OfficeAccess office={office} />
            <div className="button-row">
              <Directions office={office} />
              <a className="button button-outline" href={contactCardPath(office.id)} download>
                <UserPlus />
                {addToContacts}
                <span className="visually-hidden">: {office.name}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
