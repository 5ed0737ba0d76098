import { useEffect, useRef, useState } from "react";
import "./booking-frame.css";
import { track } from "#analytics";
import { bookingWords } from "../../../content/booking-words.ts";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";
import { vendor } from "./booking-vendor.ts";
import { FrameMessage } from "./frame-message.tsx";
import { useFrameStatus } from "./use-frame-status.ts";

const frame = {
  className: "booking-frame-page",
  src: vendor.url,
  title: bookingWords.frame,
  sandbox: vendor.sandbox,
  allow: vendor.permissions,
  referrerPolicy: "strict-origin-when-cross-origin",
} as const;

/**
 * The booking page of the vendor in a frame, with the truth about whether it arrived. A frame in
 * the built file could load before anyone listens, so script makes its own; the built one is lazy,
 * and loads only where it is shown.
 */
export function BookingFrame() {
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((count) => count + 1);
  return <Attempt key={attempt} again={again} />;
}

/** Counts what the booking page itself tells: only its own messages, and of them only their kind. */
function followMessages(page: { current: HTMLIFrameElement | null }): () => void {
  const follow = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== vendor.name || !source || source !== page.current?.contentWindow) return;
    const told = data as { event?: unknown; type?: unknown } | null;
    const kind = told?.event ?? told?.type;
    const isKind = typeof kind === "string" && /^[a-z][a-z._-]{0,39}$/i.test(kind);
    track("Iframe Event", {
      event_type: isKind ? kind : "message",
      iframe_source: vendor.name,
    });
  };
  addEventListener("message", follow);
  return () => removeEventListener("message", follow);
}

/** One try at the booking page; it tries again by itself when the network comes back. */
function Attempt({ again }: { again: () => void }) {
  const hydrated = useHydrated();
  const [status, loaded] = useFrameStatus(vendor.url);
  const page = useRef<HTMLIFrameElement>(null);
  const began = useRef(0);
  useEffect(() => {
    began.current = performance.now();
    return followMessages(page);
  }, []);
  const arrived = () => {
    // A page that leads on inside the frame loads again, but has been opened once.
    if (status !== "ready" && status !== "unreachable") {
      track("Appointment Iframe Loaded", {
        load_time: Math.round(performance.now() - began.current),
      });
    }
    loaded();
  };
  const trouble = status === "late" || status === "unreachable";

  useEffect(() => {
    if (!trouble) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [trouble, again]);

  return (
    <div className="booking-frame" data-status={status}>
      <div className="booking-frame-status" role="status">
        <FrameMessage status={status} again={again} />
      </div>
      {hydrated ? (
        <iframe ref={page} {...frame} title={frame.title} onLoad={arrived} />
      ) : (
        <div className="without-script">
          <iframe {...frame} title={frame.title} loading="lazy" />
        </div>
      )}
    </div>
  );
}
