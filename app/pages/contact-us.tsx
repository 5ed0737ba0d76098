import type { NamedPage } from "#content/pages";
import { officePhones, practice, textLinks } from "#content/practice";
import * as contactWords from "#words/contact";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { ButtonLinks } from "../components/button/button.tsx";
import { fillWith } from "../components/fill/fill-with.ts";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { SampleText } from "../components/sample-text/sample-text.tsx";
import { Section } from "../components/section/section.tsx";
import { OfficeCards } from "../layout/office-cards/office-cards.tsx";
import { ContactSections } from "./contact-us/sections.deferred.tsx";
import "./contact-us.css";

/** Phone hours, addresses and maps of the offices; the steps of a call; urgent symptoms. */
export default function Contact({ page }: { page: NamedPage }) {
  const { offices } = contactWords;
  return (
    <>
      <PageHero page={page} footer={<WhenWeAnswer />}>
        <ButtonLinks links={[...officePhones, ...textLinks]} size="large" />
      </PageHero>
      <Section copy={offices}>
        <OfficeCards book={offices.book} access />
      </Section>
      <ContactSections />
    </>
  );
}

function WhenWeAnswer() {
  const { heading, text, tollFree: label, relay, closed } = contactWords.hours;
  const { tollFree } = practice.phones;
  return (
    <div className="when-we-answer card stack">
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>
        {tollFree ? (
          <>
            {fillWith(label, { phone: <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a> })}
            <br />
          </>
        ) : null}
        {relay}
      </p>
      <p>{closed}</p>
      <p>
        <SampleText text={practice.answers.afterHours} />
      </p>
    </div>
  );
}
