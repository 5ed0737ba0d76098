import { AccessibilityButton, OpenPanel } from "./accessibility-button.tsx";
import SettingsForm from "./settings-form.island.tsx";

export const states = {
  "the round button": <AccessibilityButton />,
  "a button that opens the panel": <OpenPanel className="button button-outline" />,
  "what the panel holds": <SettingsForm name="Accessibility" />,
};
