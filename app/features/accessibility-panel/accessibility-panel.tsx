import { accessibilityPanel as words } from "#content";
import { modeless } from "../../data-attributes.ts";
import { Island } from "../../islands/island.tsx";
import { panelId } from "./settings.ts";

/** Not modal where the browser has popovers: the page behind it shows each change. */
export function AccessibilityPanel() {
  const { name, loading } = words;
  return (
    <dialog
      id={panelId}
      popover="auto"
      aria-label={name}
      className="accessibility-panel"
      {...modeless}
    >
      <Island name="settings-form" on="intent" props={{ name }} />
      <p className="accessibility-panel-loading">{loading}</p>
    </dialog>
  );
}
