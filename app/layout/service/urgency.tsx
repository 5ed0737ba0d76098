import { officePhones, serviceWords } from "#content";
import { ButtonLinks, CallLink } from "../../components/button/button.tsx";
import { Triage } from "../../components/triage/triage.tsx";
import { unsearched } from "../../data-attributes.ts";
import { BookButton } from "../../features/booking/book-button.tsx";
import "./care-cards.css";

const { triage, care: words } = serviceWords;

const controls = {
  emergency: <CallLink phone="911">{words.call911}</CallLink>,
  today: <ButtonLinks links={officePhones} kind="outline" />,
  visit: <BookButton>{serviceWords.book}</BookButton>,
};

/** What to do at a level of urgency; it works without script. */
export const CareActions = ({ level }: { level: keyof typeof controls }) => (
  <>
    {level === "today" ? <p className="care-card-note">{words.closed}</p> : null}
    <div className="care-card-actions" {...unsearched}>
      {controls[level]}
    </div>
  </>
);

/** Whether it should wait: three questions, with the actions of a service's urgencies. */
export function ServiceTriage() {
  const answers = (["emergency", "today", "visit"] as const).map((level) => ({
    question: triage[level],
    advice: words[level],
    actions: <CareActions level={level} />,
  }));
  return <Triage id="triage" heading={triage.heading} answers={answers} />;
}
