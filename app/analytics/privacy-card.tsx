import { analyticsSettings } from "#content/practice";
import { privacyChoices } from "#words/footer";
import { privacyCardId, privacyControlId } from "../data-attributes.ts";
import { Island } from "../islands/island.tsx";

const asksConsent = analyticsSettings.token !== "" && analyticsSettings.mode === "consent";

/** The island of the consent card, which is client-only (privacy-card.island.tsx). */
export const PrivacyCard = () =>
  asksConsent ? <Island name="privacy-card" on="idle" id={privacyCardId} /> : null;

/** Both controls are hidden until start-analytics.ts has read the consent and shows one of them. */
export function PrivacyControl() {
  if (!asksConsent) return null;
  return (
    <li id={privacyControlId} hidden>
      <button type="button" className="footer-button" commandfor={privacyCardId} command="--open">
        {privacyChoices.heading}
      </button>
      <span hidden>{privacyChoices.states.signal}</span>
    </li>
  );
}
