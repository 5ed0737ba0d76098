import { PersonStanding } from "lucide-react";
import { panelId } from "./settings.ts";
import "./accessibility-button.css";

const openerProps = { type: "button", popoverTarget: panelId, "aria-haspopup": "dialog" } as const;

/** In wide viewports it is in the margin beside the page, so that it never covers anything. */
export function AccessibilityButton({ label }: { label: string }) {
  return (
    <button {...openerProps} className="accessibility-panel-button button-round" aria-label={label}>
      <PersonStanding />
    </button>
  );
}

type PanelButtonProps = { className: string; label: string };

/** Opens the panel from elsewhere on the page; hidden without script. */
export function PanelButton({ className, label }: PanelButtonProps) {
  return (
    <button {...openerProps} className={`accessibility-panel-opener ${className}`}>
      {label}
    </button>
  );
}
