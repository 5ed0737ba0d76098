import { onWindow, visitType } from "../../islands/window.ts";

/** The time in which a framed page sets its own focus (milliseconds). */
const limitMs = 10_000;
/** A finger's first step is shorter, a jump to a focused field longer (px). */
const stepPx = 100;

/** Keeps the page at its top while a framed page scrolls it, until the visitor acts. */
export function keepPlace(): () => void {
  const { userActivation } = navigator;
  const hasPlace = scrollY > 0 || location.hash || visitType() !== "navigate";
  if (hasPlace || !userActivation || userActivation.hasBeenActive) return () => {};

  const stop = () => {
    clearTimeout(timer);
    for (const stopListening of listeners) stopListening();
  };
  const listeners = [
    onWindow("pointerdown touchstart wheel keydown", stop),
    // What a pointer does in the frame, the page is not told.
    onWindow("pointerover", ({ target }: Event) => target instanceof HTMLIFrameElement && stop()),
    onWindow("scroll", () => {
      // A finger that scrolls in the frame is told neither as an event nor as an activation.
      const isFinger = navigator.maxTouchPoints > 0 && scrollY < stepPx;
      if (isFinger || userActivation.hasBeenActive) stop();
      else scrollTo({ top: 0, behavior: "instant" });
    }),
  ];
  const timer = setTimeout(stop, limitMs);
  return stop;
}
