import { Siren } from "lucide-react";
import { officePhones, practice } from "#content/practice";
import Text from "#texts/pages/contact.mdx";
import * as contactWords from "#words/contact";
import { CallLink } from "../../components/button/button.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import "../../components/prose/prose.css";
import { Section, Steps } from "../../components/section/section.tsx";
import { TextList } from "../../components/text-list/text-list.tsx";
import MessageForm from "../../features/contact-form/message-form.island.tsx";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";

/** The form, the steps of a call and urgent symptoms. Its CSS is deferred. */
export function ContactSections() {
  const { contactEndpoint } = practice.site;
  return (
    <div className="below-the-fold">
      {contactEndpoint ? <WriteToUs endpoint={contactEndpoint} /> : null}
      <BeforeYouCall />
    </div>
  );
}

function WriteToUs({ endpoint }: { endpoint: string }) {
  const { heading, list } = contactWords.after;
  return (
    <Section id="write" copy={contactWords.form}>
      <div className="section-beside">
        <Island name="message-form" on="intent">
          <MessageForm endpoint={endpoint} phones={officePhones} words={contactWords.form} />
        </Island>
        <div className="card card-sand prose">
          <h3>{heading}</h3>
          <TextList lines={list} />
        </div>
      </div>
    </Section>
  );
}

function Urgent() {
  const { heading, call, text, today, disclaimer } = contactWords.urgent;
  const link = <a href={paths.medicalDisclaimer}>{disclaimer}</a>;
  return (
    <aside className="contact-urgent card card-urgent stack" aria-labelledby="urgent">
      <h3 id="urgent" className="with-icon">
        <Siren />
        {heading}
      </h3>
      <CallLink phone="911">{call}</CallLink>
      <p>{fillWith(text, { disclaimer: link })}</p>
      <p>{today}</p>
    </aside>
  );
}

function NextSteps() {
  const { heading, list, guide } = contactWords.next;
  const link = <a href={paths.beforeVisit}>{guide}</a>;
  const steps = list.map((step) => ({ ...step, text: fillWith(step.text, { guide: link }) }));
  return (
    <div className="stack">
      <h3>{heading}</h3>
      <Steps list={steps} level="h4" />
    </div>
  );
}

function BeforeYouCall() {
  return (
    <Section background="sand" copy={contactWords.before}>
      <div className="contact-call section-beside">
        <NextSteps />
        <Urgent />
      </div>
      <div className="prose prose-columns">
        <Text />
      </div>
    </Section>
  );
}
