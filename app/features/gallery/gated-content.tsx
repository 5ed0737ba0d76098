import { EyeOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import * as galleryWords from "#words/gallery";
import { Button } from "../../components/button/button.tsx";
import { galleryIslandId } from "../../data-attributes.ts";
import { useCommand } from "../../islands/use-command.ts";
import { acceptedKey, hasFlag, onFlagChange, setFlag } from "../../storage.ts";
import { Gate } from "./gate.tsx";

const isAccepted = () => hasFlag(acceptedKey);

/** Returns whether a dialog or panel of the site is open. `:is` forgives browsers without popovers. */
export const hasOpenDialog = () =>
  document.querySelector("#root :is(dialog[open], :popover-open)") !== null;

const findShowButton = () =>
  document.querySelector<HTMLElement>(`[commandfor="${galleryIslandId}"]`);

type GatedProps = {
  /** Whether the gate may open by itself. */
  ready?: boolean;
  onAccept?: () => void;
  children: ReactNode;
};

/** The gate and, after acceptance, `children`; until then CSS displays `GateNotice` (gallery.tsx). */
export function GatedContent({ ready = true, onAccept, children }: GatedProps) {
  const accepted = useSyncExternalStore(onFlagChange, isAccepted);
  const [gateOpen, setGateOpen] = useState(false);
  const hideButton = useRef<HTMLButtonElement>(null);
  useCommand(galleryIslandId, () => setGateOpen(true));

  useEffect(() => {
    // What a visitor has opened meanwhile stays; the notice's button opens the gate after it.
    if (!ready || isAccepted() || hasOpenDialog()) return;
    // Closing the gate returns focus to this button, which opens it again.
    findShowButton()?.focus({ preventScroll: true });
    setGateOpen(true);
    return () => setGateOpen(false);
  }, [ready]);

  const setAccepted = (accept: boolean) => {
    flushSync(() => {
      setGateOpen(false);
      setFlag(acceptedKey, accept);
    });
    // The clicked button is no longer displayed: focus its counterpart.
    (accept ? hideButton.current : findShowButton())?.focus();
    if (accept) onAccept?.();
  };

  return (
    <>
      {accepted ? (
        <div className="gallery-shown row page-body page-width">
          <Button variant="outline" ref={hideButton} onClick={() => setAccepted(false)}>
            <EyeOff />
            <span>{galleryWords.pictures.hide}</span>
          </Button>
          {children}
        </div>
      ) : null}
      <Gate
        open={gateOpen && !accepted}
        onClose={() => setGateOpen(false)}
        onAccept={() => setAccepted(true)}
      />
    </>
  );
}
