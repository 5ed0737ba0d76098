import { CloudOff } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { track } from "#analytics";
import { bookingTrouble } from "../../../content-schema/booking.ts";
import { Button } from "../../components/button/button.tsx";
import { probe } from "../../components/probe/probe.ts";
import "./booking-frame.css";
import { bookingVendor } from "./booking-vendor.ts";

export type BookingFrameProps = {
  /** The address of the booking page. */
  url: string;
  title: string;
  /** What is said while the booking page is on its way. */
  loading: string;
  phones: readonly { href: string; label: string }[];
};

/** How long a booking page may take before the visitor is told (milliseconds). */
const timeoutMs = 8000;

export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/**
 * Follows a framed page from another origin, and asks separately whether its address answers at all.
 */
function useFrameStatus(url: string): [FrameStatus, () => void] {
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    const ask = new AbortController();
    const timer = setTimeout(() => setLate(true), timeoutMs);
    probe(url, ask.signal).catch(() => setUnreachable(!ask.signal.aborted));
    return () => {
      ask.abort();
      clearTimeout(timer);
    };
  }, [url]);

  const status = loaded ? "ready" : late ? "late" : "loading";
  return [unreachable ? "unreachable" : status, () => setLoaded(true)];
}

/** What is said of a booking page that is not here yet, or does not come: why, phones, another try. */
export function FrameMessage({
  status,
  loading,
  phones,
  again,
}: Pick<BookingFrameProps, "loading" | "phones"> & { status: FrameStatus; again: () => void }) {
  if (status === "ready") return null;
  if (status === "loading") return <p className="booking-frame-message">{loading}</p>;
  return (
    <div className="booking-frame-message">
      <CloudOff aria-hidden="true" />
      <p>
        <strong>{bookingTrouble[status]}</strong> <span>{bookingTrouble.help}</span>
      </p>
      <ul className="booking-frame-phones">
        {phones.map(({ href, label }) => (
          <li key={href}>
            <a className="button button-primary" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <Button kind="outline" onClick={again}>
            {bookingTrouble.again}
          </Button>
        </li>
      </ul>
    </div>
  );
}

/**
 * The booking page of the vendor in a frame, with the truth about whether it arrived. A frame in the
 * document could load before anyone listens, so script makes its own; the one in the document is
 * lazy, and loads only where it is shown.
 */
export function BookingFrame(props: BookingFrameProps) {
  const [attempt, setAttempt] = useState({ count: 0, takesFocus: false });
  const again = (takesFocus: boolean) => setAttempt({ count: attempt.count + 1, takesFocus });
  return <Attempt key={attempt.count} {...props} takesFocus={attempt.takesFocus} again={again} />;
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

type Retry = {
  /** Whether the try before this one had the keyboard's focus, which it must not drop. */
  takesFocus: boolean;
  again: (takesFocus: boolean) => void;
};

/** Tries again on demand, or by itself when the network comes back; the box keeps its focus. */
function useRetry({ takesFocus, again }: Retry, failed: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const retry = () => again(box.current?.contains(document.activeElement) ?? false);
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return;
    addEventListener("online", retryOnline);
    return () => removeEventListener("online", retryOnline);
  }, [failed]);
  return { box, retry };
}

/** One try at the booking page. */
function Attempt({ url, title, loading, phones, takesFocus, again }: BookingFrameProps & Retry) {
  const { name, frame } = bookingVendor(url);
  const [status, loaded] = useFrameStatus(url);
  const failed = status === "late" || status === "unreachable";
  const { box, retry } = useRetry({ takesFocus, again }, failed);
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

  return (
    <div ref={box} className="booking-frame" data-status={status} tabIndex={-1}>
      <div className="booking-frame-status" role="status">
        <FrameMessage status={status} loading={loading} phones={phones} again={retry} />
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
