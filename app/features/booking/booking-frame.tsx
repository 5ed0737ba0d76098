import { type RefObject, useEffect, useRef, useState } from "react";
import { track } from "#analytics";
import "./booking-frame.css";
import { bookingVendor } from "./booking-vendor.ts";
import { FrameMessage } from "./frame-message.tsx";
import { useFrameStatus } from "./use-frame-status.ts";

export type BookingFrameProps = {
  /** The address of the booking page. */
  url: string;
  title: string;
  /** What is said while the booking page is on its way. */
  loading: string;
  phones: readonly { href: string; label: string }[];
};

/**
 * The booking page of the vendor in a frame, with the truth about whether it arrived. A frame in the
 * document could load before anyone listens, so script makes its own; the one in the document is
 * lazy, and loads only where it is shown.
 */
export function BookingFrame(props: BookingFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} again={() => setAttempt(attempt + 1)} />;
}

/** Counts what the booking page itself tells: only its own messages, and of them only their kind. */
function followMessages(page: RefObject<HTMLIFrameElement | null>, vendor: string): () => void {
  const follow = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== vendor || !source || source !== page.current?.contentWindow) return;
    const told = data as { event?: unknown; type?: unknown } | null;
    const kind = told?.event ?? told?.type;
    const isKind = typeof kind === "string" && /^[a-z][a-z._-]{0,39}$/i.test(kind);
    track("Iframe Event", { event_type: isKind ? kind : "message", iframe_source: vendor });
  };
  addEventListener("message", follow);
  return () => removeEventListener("message", follow);
}

/** One try at the booking page; it tries again by itself when the network comes back. */
function Attempt({
  url,
  title,
  loading,
  phones,
  again,
}: BookingFrameProps & { again: () => void }) {
  const { name, frame } = bookingVendor(url);
  const [status, loaded] = useFrameStatus(url);
  const page = useRef<HTMLIFrameElement>(null);
  const [began, setBegan] = useState<number>();
  useEffect(() => {
    setBegan(performance.now());
    return followMessages(page, name);
  }, [name]);
  const arrived = () => {
    // A page that leads on inside the frame loads again, but has been opened once.
    if (began !== undefined && status !== "ready" && status !== "unreachable") {
      const load_time = Math.round(performance.now() - began);
      track("Appointment Iframe Loaded", { load_time });
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
        <FrameMessage status={status} loading={loading} phones={phones} again={again} />
      </div>
      {began === undefined ? (
        <div className="without-script">
          <iframe {...frame} title={title} loading="lazy" />
        </div>
      ) : (
        <iframe ref={page} {...frame} title={title} onLoad={arrived} />
      )}
    </div>
  );
}
