import { analyticsSettings, privacyChoices } from "#content";
import { controlId, questionId } from "../data-attributes.ts";
import { Island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import type { PrivacyCardProps } from "./privacy-card.tsx";

const isAsking = analyticsSettings.token !== "" && analyticsSettings.mode === "consent";

/** The island of the consent card, which is client-only (privacy-card.tsx). */
export function PrivacyCard() {
  if (!isAsking) return null;
  const props: PrivacyCardProps = { words: privacyChoices, policyPath: paths.privacy };
  return <Island name="privacy-card" on="idle" id={questionId} props={props} />;
}

/** Hidden until start-analytics.ts has read the choice; then one of the two shows. */
export function PrivacyControl() {
  if (!isAsking) return null;
  return (
    <li id={controlId} hidden>
      <button type="button" className="footer-button" commandfor={questionId} command="--open">
        {privacyChoices.heading}
      </button>
      <span hidden>{privacyChoices.states.signal}</span>
    </li>
  );
}
