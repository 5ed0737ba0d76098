import { PersonStanding } from "lucide-react";
import { accessibilityPanel as words } from "../../../content-schema/accessibility-panel.ts";
import { panelId } from "./settings.ts";
import "./accessibility-button.css";

/**
 * The round button that stays in view on every page and opens the panel. Its place is reserved: a
 * cell of the sticky header, and on wide windows the margin beside the page, where it floats in the
 * corner. It never lies over text or controls.
 */
export function AccessibilityButton() {
  return (
    <button
      type="button"
      className="accessibility-panel-button"
      aria-label={words.name}
      popoverTarget={panelId}
      aria-haspopup="dialog"
    >
      <PersonStanding aria-hidden="true" />
    </button>
  );
}
