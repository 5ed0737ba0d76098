import { Phone } from "lucide-react";
import { practice, serviceWords } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { Triage } from "../../components/triage/triage.tsx";
import { unsearched } from "../../data-attributes.ts";
import { BookButton } from "../../features/booking/book-button.tsx";
import "./care-cards.css";

const { triage, care: words } = serviceWords;

/** By level of urgency; they work without script. */
export const careActions = {
  emergency: (
    <div className="care-card-actions" {...unsearched}>
      <ButtonLink href="tel:911">
        <Phone aria-hidden="true" />
        {words.call911}
      </ButtonLink>
    </div>
  ),
  today: (
    <>
      <p className="care-card-note">{words.closed}</p>
      <div className="care-card-actions" {...unsearched}>
        {practice.offices.map((office) => (
          <ButtonLink key={office.id} href={`tel:${office.phone}`} kind="outline">
            <span>{`${office.name}:`}</span> <span>{formatPhone(office.phone)}</span>
          </ButtonLink>
        ))}
      </div>
    </>
  ),
  visit: (
    <div className="care-card-actions" {...unsearched}>
      <BookButton>{serviceWords.book}</BookButton>
    </div>
  ),
};

/** Whether it should wait: three questions, with the actions of a service's urgencies. */
export function ServiceTriage() {
  return (
    <Triage
      id="triage"
      heading={triage.heading}
      answers={[
        { question: triage.emergency, advice: words.emergency, actions: careActions.emergency },
        { question: triage.today, advice: words.today, actions: careActions.today },
        { question: triage.visit, advice: words.visit, actions: careActions.visit },
      ]}
    />
  );
}
