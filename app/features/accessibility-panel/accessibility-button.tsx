import { PersonStanding } from "lucide-react";
import { accessibilityPanel as words } from "#content";
import { panelId } from "./settings.ts";
import "./accessibility-button.css";

/**
 * The round button that opens the panel and stays visible on every page. It is in the
 * sticky header, and in wide viewports fixed in the margin beside the page, so it never covers text
 * or controls.
 */
export function AccessibilityButton() {
  return (
    <button
      type="button"
      className="accessibility-panel-button button-round"
      aria-label={words.name}
      popoverTarget={panelId}
      aria-haspopup="dialog"
    >
      <PersonStanding aria-hidden="true" />
    </button>
  );
}

/** A button that opens the panel from elsewhere on the page. Hidden without script. */
export function OpenPanel({ className }: { className: string }) {
  return (
    <button
      type="button"
      className={`accessibility-panel-opener ${className}`}
      popoverTarget={panelId}
      aria-haspopup="dialog"
    >
      {words.name}
    </button>
  );
}
