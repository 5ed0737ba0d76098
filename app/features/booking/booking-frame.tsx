import { CloudOff } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { track } from "#analytics";
import { bookingTrouble } from "#content";
import { Button } from "../../components/button/button.tsx";
import { probe } from "../../components/probe/probe.ts";
import "./booking-frame.css";
import { bookingVendor } from "./booking-vendor.ts";

export type BookingFrameProps = {
  /** The URL of the booking page. */
  url: string;
  title: string;
  /** The message while the booking page loads. */
  loading: string;
  phones: readonly { href: string; label: string }[];
};

/** After this long, a booking page counts as late (milliseconds). */
const timeoutMs = 8000;

export type FrameStatus = "loading" | "ready" | "late" | "unreachable";

/**
 * Returns the status of a cross-origin iframe and its `onLoad` handler. Probes the URL separately.
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

/** The loading message, or the error with phones and a retry button. */
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
 * The vendor's booking page in an iframe, with its loading status. An iframe in the served
 * HTML could load before hydration adds `onLoad`, so script creates its own; the served one is
 * lazy, and loads only if visible.
 */
export function BookingFrame(props: BookingFrameProps) {
  const [attempt, setAttempt] = useState({ count: 0, takesFocus: false });
  const again = (takesFocus: boolean) => setAttempt({ count: attempt.count + 1, takesFocus });
  return <Attempt key={attempt.count} {...props} takesFocus={attempt.takesFocus} again={again} />;
}

/** Tracks `message` events from the booking page, by type only. Returns a cleanup function. */
function followMessages(page: RefObject<HTMLIFrameElement | null>, vendor: string): () => void {
  const follow = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== vendor || !source || source !== page.current?.contentWindow) return;
    const message = data as { event?: unknown; type?: unknown } | null;
    const kind = message?.event ?? message?.type;
    const isKind = typeof kind === "string" && /^[a-z][a-z._-]{0,39}$/i.test(kind);
    track("Iframe Event", { event_type: isKind ? kind : "message", iframe_source: vendor });
  };
  addEventListener("message", follow);
  return () => removeEventListener("message", follow);
}

type Retry = {
  /** Whether the previous attempt contained focus, which this one must take over. */
  takesFocus: boolean;
  again: (takesFocus: boolean) => void;
};

/** Retries on demand, or on the `online` event after a failure. Focus stays in the box. */
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

/** One attempt to load the booking page. */
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
    // Navigation inside the iframe fires `load` again; track the first load only.
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
