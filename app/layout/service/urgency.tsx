import { practice, serviceWords } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink, CallLink } from "../../components/button/button.tsx";
import { Triage } from "../../components/triage/triage.tsx";
import { unsearched } from "../../data-attributes.ts";
import { BookButton } from "../../features/booking/book-button.tsx";
import "./care-cards.css";

const { triage, care: words } = serviceWords;

/** By level of urgency; they work without script. */
export const careActions = {
  emergency: (
    <div className="care-card-actions" {...unsearched}>
      <CallLink phone="911">{words.call911}</CallLink>
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
  const answers = (["emergency", "today", "visit"] as const).map((level) => ({
    question: triage[level],
    advice: words[level],
    actions: careActions[level],
  }));
  return <Triage id="triage" heading={triage.heading} answers={answers} />;
}
