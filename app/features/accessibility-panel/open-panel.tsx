import type { MouseEvent } from "react";
import { accessibilityPanel as words } from "../../../content/accessibility-panel.ts";

/** The panel's id, for whatever opens it. */
export const panelId = "accessibility-panel";

/**
 * A button that opens the panel from elsewhere on the page. `onOpen` closes what the button stands
 * in, such as a modal menu, before the panel opens. Without script it is not shown.
 */
export function OpenPanel({ className, onOpen }: { className: string; onOpen?: () => void }) {
  const openAfter = (event: MouseEvent) => {
    if (!onOpen) return;
    event.preventDefault();
    onOpen();
    // A modal dialog gives its focus back as it closes; the panel takes it after that.
    setTimeout(() => document.getElementById(panelId)?.showPopover());
  };
  return (
    <button
      type="button"
      className={`accessibility-panel-opener ${className}`}
      popoverTarget={panelId}
      onClick={openAfter}
    >
      {words.name}
    </button>
  );
}
