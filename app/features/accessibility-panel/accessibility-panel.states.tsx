import { OpenPanel } from "./open-panel.tsx";
import { SettingsForm } from "./settings-form.tsx";

// The round button stands in the foot of every page, so also below these.
export const states = {
  "a button that opens the panel": <OpenPanel className="button button-outline" />,
  "what the panel holds": <SettingsForm name="Accessibility" />,
};
