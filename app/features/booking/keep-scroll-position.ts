import { navigationType, onWindow } from "../../islands/window.ts";

/** The time in which a framed page sets its own focus (milliseconds). */
const timeoutMs = 10_000;
/** A finger's first step is shorter, a jump to a focused field longer (px). */
const maxTouchStepPx = 100;

/** Keeps the page at its top while a framed page scrolls it, until the visitor acts. */
export function keepScrollPosition(): () => void {
  const { userActivation } = navigator;
  const hasPosition = scrollY > 0 || location.hash || navigationType() !== "navigate";
  if (hasPosition || !userActivation || userActivation.hasBeenActive) return () => {};

  const stop = () => {
    clearTimeout(timer);
    for (const stopListening of listeners) stopListening();
  };
  const listeners = [
    onWindow("pointerdown wheel keydown", stop),
    // The page gets no events of a pointer in the frame, except that it enters it.
    onWindow("pointerover", ({ target }: Event) => target instanceof HTMLIFrameElement && stop()),
    onWindow("scroll", () => {
      // Scrolling the frame by touch causes neither an event nor an activation here.
      const isTouch = navigator.maxTouchPoints > 0 && scrollY < maxTouchStepPx;
      if (isTouch || userActivation.hasBeenActive) stop();
      else scrollTo({ top: 0, behavior: "instant" });
    }),
  ];
  const timer = setTimeout(stop, timeoutMs);
  return stop;
}
