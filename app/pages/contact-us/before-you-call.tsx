import { Phone, Siren } from "lucide-react";
import { contactWords } from "#content";
import Text from "../../../content/pages/contact.mdx";
import { ButtonLink } from "../../components/button/button.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Section } from "../../components/section/section.tsx";
import { paths } from "../../paths.ts";
import "../contact-us.css";

/** Urgent symptoms. */
function Urgent() {
  const { heading, call, text, today, disclaimer } = contactWords.urgent;
  const link = <a href={paths.medicalDisclaimer}>{disclaimer}</a>;
  return (
    <aside className="contact-urgent" aria-labelledby="urgent">
      <h3 id="urgent">
        <Siren aria-hidden="true" />
        {heading}
      </h3>
      <ButtonLink href="tel:911">
        <Phone aria-hidden="true" />
        {call}
      </ButtonLink>
      <p>{fillWith(text, { disclaimer: link })}</p>
      <p>{today}</p>
    </aside>
  );
}

/** The steps of a call. */
function Steps() {
  const { heading, list, guide } = contactWords.next;
  const link = <a href={paths.beforeVisit}>{guide}</a>;
  return (
    <>
      <h3>{heading}</h3>
      <ol className="contact-steps">
        {list.map((step) => (
          <li key={step.heading}>
            <h4>{step.heading}</h4>
            <p>{fillWith(step.text, { guide: link })}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The steps of a call beside urgent symptoms; then other common questions. */
export function BeforeYouCall() {
  return (
    <Section background="sand" {...contactWords.before}>
      <div className="contact-call">
        <div>
          <Steps />
        </div>
        <Urgent />
      </div>
      <Prose columns>
        <Text />
      </Prose>
    </Section>
  );
}
