import { EyeOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pictureWords } from "../../../content-schema/gallery.ts";
import { useCommand } from "../../islands/use-command.ts";
import { acceptedKey } from "../../storage-keys.ts";
import { Gate } from "./gate.tsx";
import { hasFlag, onFlagChange, picturesId, setFlag } from "./gate-state.ts";

const isAccepted = () => hasFlag(acceptedKey);

/** Whether the visitor has accepted in this session. */
export const useAccepted = (): boolean => useSyncExternalStore(onFlagChange, isAccepted);

/** The button of `Covered`. */
const showButton = () => document.querySelector<HTMLElement>(`[commandfor="${picturesId}"]`);

/**
 * Whether the gate is open, and what an answer does. A visitor who arrives is asked once; closing
 * the gate leaves it closed, with focus on the button that opens it again.
 */
function useGate(ready: boolean) {
  const accepted = useAccepted();
  const [asking, setAsking] = useState(false);
  const hideButton = useRef<HTMLButtonElement>(null);
  const answered = useRef(false);

  useCommand(picturesId, () => setAsking(true));

  useEffect(() => {
    if (!ready || isAccepted()) return;
    showButton()?.focus({ preventScroll: true });
    setAsking(true);
    return () => setAsking(false);
  }, [ready]);

  // The button that was pressed is gone, so its counterpart takes the focus.
  useEffect(() => {
    if (!answered.current) return;
    answered.current = false;
    (accepted ? hideButton.current : showButton())?.focus();
  }, [accepted]);

  const answer = (accept: boolean): boolean => {
    answered.current = true;
    setAsking(false);
    return setFlag(acceptedKey, accept);
  };

  return { accepted, asking, setAsking, hideButton, answer };
}

/**
 * Holds the gallery's gate and shows `children` after acceptance, with the way to withdraw it. What
 * stands in place of the pictures until then is in the page (`gallery-category.tsx`); CSS shows one or the
 * other.
 */
export function Gated({
  ready = true,
  onAccept,
  children,
}: {
  /** Whether a visitor who arrives now may be asked. */
  ready?: boolean;
  /** Called after the visitor has accepted; `remembered` if the next page knows it too. */
  onAccept?: (remembered: boolean) => void;
  children: ReactNode;
}) {
  const { accepted, asking, setAsking, hideButton, answer } = useGate(ready);
  return (
    <>
      {accepted ? (
        <div className="gallery-shown gallery-body page-width">
          <button
            type="button"
            ref={hideButton}
            className="button button-outline"
            onClick={() => answer(false)}
          >
            <EyeOff aria-hidden="true" />
            <span>{pictureWords.hide}</span>
          </button>
          {children}
        </div>
      ) : null}
      <Gate
        open={asking && !accepted}
        onClose={() => setAsking(false)}
        onAccept={() => {
          const remembered = answer(true);
          onAccept?.(remembered);
        }}
      />
    </>
  );
}
