import { PersonStanding } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { accessibilityPanel as words } from "../../../content/accessibility-panel.ts";
import "./accessibility-panel.css";
import { useClearSpot } from "./clear-spot.ts";
import { panelId } from "./open-panel.tsx";
import { followOtherPages } from "./settings.ts";

const SettingsForm = lazy(() =>
  import("./settings-form.tsx").then(
    ({ SettingsForm }) => ({ default: SettingsForm }),
    () => ({ default: () => <p role="alert">{words.failed}</p> }),
  ),
);

/**
 * The round button that floats in the corner of every page, and the panel it opens: a popover, so
 * that the page behind shows each change at once. The button steps aside while it would cover
 * content; the footer and the mobile menu open the same panel.
 */
export function AccessibilityPanel() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const clear = useClearSpot(button);
  const [open, setOpen] = useState(false);

  useEffect(followOtherPages, []);
  // It may have been opened before the script was here.
  useEffect(() => setOpen(panel.current?.matches(":popover-open") ?? false), []);

  // Focus that moves on to the page must not end up under the panel (WCAG 2.4.11).
  useEffect(() => {
    if (!open) return;
    const moved = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || panel.current?.contains(target)) return;
      // An opener that was clicked closes the panel itself, or it would open again.
      const opener = target instanceof HTMLButtonElement && target.popoverTargetElement;
      if (opener && !target.matches(":focus-visible")) return;
      panel.current?.hidePopover();
    };
    document.addEventListener("focusin", moved);
    return () => document.removeEventListener("focusin", moved);
  }, [open]);

  return (
    <>
      <button
        type="button"
        ref={button}
        className="accessibility-panel-button"
        aria-label={words.name}
        popoverTarget={panelId}
        data-aside={clear ? undefined : ""}
        onKeyUp={(event) => {
          // Reached with the keyboard, it shows where the page leaves room for it: at its end.
          if (event.key === "Tab" && !clear) scrollTo({ top: document.body.scrollHeight });
        }}
      >
        <PersonStanding aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={words.name}
        className="accessibility-panel"
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <Suspense fallback={<p>{words.loading}</p>}>
          {open ? (
            <SettingsForm onClose={() => panel.current?.hidePopover()} />
          ) : (
            <p>{words.loading}</p>
          )}
        </Suspense>
      </div>
    </>
  );
}
