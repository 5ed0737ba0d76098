import { type RefObject, useEffect, useState } from "react";
import { track } from "#analytics";
import { onWindow } from "../../islands/window.ts";
import { keepScrollPosition } from "./keep-scroll-position.ts";

/** `late`: not loaded in time; it is seen, and may still load. `unreachable`: seemingly offline. */
export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

const timeoutMs = 8000;

/** Returns the box's iframe, which its template may still hold; a copy if it was visible and is retried. */
function frameToLoad(box: HTMLElement, attempt: number) {
  const template = box.querySelector("template");
  // Imported, not moved: a relative `src` from a template's own document has no base URL.
  template?.replaceWith(document.importNode(template.content, true));
  const frame = box.querySelector("iframe") as HTMLIFrameElement;
  // Visible before this ran: without script, or by an island that was mounted again.
  const isVisible = frame.getClientRects().length > 0;
  if (!isVisible || attempt === 0) return { frame, isReady: isVisible };
  const copy = frame.cloneNode() as HTMLIFrameElement;
  frame.replaceWith(copy);
  return { frame: copy, isReady: false };
}

/** Tracks messages from the booking page, by type only. */
function trackMessages(frame: HTMLIFrameElement): () => void {
  const vendor = new URL(frame.src).origin;
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== vendor || !source || source !== frame.contentWindow) return;
    const message = data as { event?: unknown; type?: unknown } | null;
    const kind = message?.event ?? message?.type;
    const isKind = typeof kind === "string" && /^[a-z][a-z._-]{0,39}$/i.test(kind);
    track("Iframe Event", { event_type: isKind ? kind : "message", iframe_source: vendor });
  };
  return onWindow("message", onMessage);
}

/** Loads a frame. What it has loaded is seen, whatever that is: its `load` also follows an error. */
function loadFrame(frame: HTMLIFrameElement, show: (status: FrameStatus) => void): () => void {
  const start = performance.now();
  const stopKeepingPosition = keepScrollPosition();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    show("late");
  }, timeoutMs);
  const onLoad = () => {
    clearTimeout(timer);
    // Removing the message moves the frame, but not while a visitor uses a late one. Before it is
    // late, only the frame's own script can have focused it.
    const isUsed = isLate && document.activeElement === frame;
    if (!isUsed) show(navigator.onLine ? "ready" : "unreachable");
    track("Appointment Iframe Loaded", { load_time: Math.round(performance.now() - start) });
  };
  show(navigator.onLine ? "loading" : "unreachable");
  frame.addEventListener("load", onLoad, { once: true });
  frame.dataset["shown"] = "";
  return () => {
    frame.removeEventListener("load", onLoad);
    clearTimeout(timer);
    stopKeepingPosition();
  };
}

/** The frame is outside React, so that nothing but the visitor's own retry loads it again. */
export function useBookingFrame(message: RefObject<HTMLElement | null>) {
  const [status, setStatus] = useState<FrameStatus>("loading");
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);

  useEffect(() => {
    const box = message.current?.closest<HTMLElement>(".booking-frame");
    if (!box) return;
    const show = (next: FrameStatus) => {
      // The focused phone or button may disappear.
      if (message.current?.contains(document.activeElement)) message.current.focus();
      box.dataset["frameStatus"] = next;
      setStatus(next);
    };
    const { frame, isReady } = frameToLoad(box, attempt);
    const stopTracking = trackMessages(frame);
    const stopLoading = isReady ? show("ready") : loadFrame(frame, show);
    const stopWaiting = onWindow("online", () => {
      // The browser may have been online all the time, and the visitor be in the frame.
      const isUsed = document.activeElement === frame;
      if (box.dataset["frameStatus"] === "unreachable" && !isUsed) setAttempt(attempt + 1);
    });
    return () => {
      stopTracking();
      stopWaiting();
      stopLoading?.();
    };
  }, [attempt, message]);

  return { status, retry };
}
