import { failed, loading, name } from "#words/accessibility-panel";
import { Island } from "../../islands/island.tsx";
import { panelId } from "./settings.ts";

/** A popover, so that changes are visible behind it; browsers without popovers do without it. */
export function AccessibilityPanel() {
  return (
    <div
      id={panelId}
      popover="auto"
      role="dialog"
      aria-label={name}
      className="accessibility-panel"
    >
      <Island name="settings-form" on="intent" />
      <p className="accessibility-panel-loading">{loading}</p>
      <p className="accessibility-panel-failed" role="status">
        {failed}
      </p>
    </div>
  );
}
