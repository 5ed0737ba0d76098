import { accessibilityPanel as words } from "#content";
import { panelId } from "./settings.ts";

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
