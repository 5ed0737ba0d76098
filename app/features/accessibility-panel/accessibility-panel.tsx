import { PersonStanding } from "lucide-react";
import { accessibilityPanel as words } from "../../../content/accessibility-panel.ts";
import { Island } from "../../islands/island.tsx";
import { panelId } from "./panel-id.ts";
import "./accessibility-panel.css";

/**
 * The round button that floats in the corner of every page, and the panel it opens: a popover, so
 * that the page behind shows each change at once. The button steps aside while it would cover
 * content (accessibility-panel-behavior.ts); the footer and the mobile menu open the same panel.
 */
export function AccessibilityPanel() {
  const { name, loading } = words;
  return (
    <>
      <button
        type="button"
        className="accessibility-panel-button"
        aria-label={name}
        popoverTarget={panelId}
        data-aside=""
      >
        <PersonStanding aria-hidden="true" />
      </button>
      <div
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="accessibility-panel"
      >
        <Island name="settings-form" on="intent" props={{ name }} />
        <p className="accessibility-panel-loading">{loading}</p>
      </div>
    </>
  );
}
