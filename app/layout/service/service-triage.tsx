import { serviceWords } from "#content";
import { Triage } from "../../components/triage/triage.tsx";
import { careActions } from "./care-actions.tsx";
import "../../components/care-cards/care-cards.css";

const { triage, care } = serviceWords;

/** Whether it should wait: three questions, with the actions of a service's urgencies. */
export function ServiceTriage() {
  return (
    <Triage
      id="triage"
      heading={triage.heading}
      answers={[
        { question: triage.emergency, advice: care.emergency, actions: careActions.emergency },
        { question: triage.today, advice: care.today, actions: careActions.today },
        { question: triage.visit, advice: care.visit, actions: careActions.visit },
      ]}
    />
  );
}
