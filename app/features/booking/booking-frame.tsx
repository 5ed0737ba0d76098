import { CloudOff } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { track } from "#analytics";
import { bookingTrouble } from "#content";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { samplesFolder } from "../../file-paths.ts";
import { type FrameStatus, useFrameStatus } from "../../islands/use-frame-status.ts";
import { onWindow } from "../../islands/window.ts";
import "./booking-frame.css";

export type BookingFrameProps = {
  url: string;
  title: string;
  loading: string;
  phones: readonly { href: string; label: string }[];
};

const timeoutMs = 8000;

const sandbox = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/** Returns the attributes of the booking iframe, and the vendor's name in analytics. */
export function bookingVendor(url: string) {
  /** The site's own labelled sample page is used until a vendor is configured. */
  const isSample = url.startsWith(samplesFolder);
  return {
    /** The origin of the booking page, also used to verify its messages. */
    name: isSample ? "sample" : new URL(url).origin,
    frame: {
      className: "booking-frame-page",
      src: url,
      // A vendor's page needs its own origin to keep a session. `allow-same-origin` is safe only
      // because that origin is never this site's (the content schema rejects it), unlike the
      // sample's.
      sandbox: isSample ? sandbox : `${sandbox} allow-same-origin`,
      allow: "camera 'src'; microphone 'src'; geolocation 'src'",
      referrerPolicy: "strict-origin-when-cross-origin",
    },
  } as const;
}

type MessageProps = Pick<BookingFrameProps, "loading" | "phones"> & {
  status: FrameStatus;
  again: () => void;
};

/** The loading message, or the error with phones and a retry button. */
export function FrameMessage({ status, loading, phones, again }: MessageProps) {
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
            <ButtonLink href={href}>{label}</ButtonLink>
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

/** Tracks messages from the booking page, by type only. */
function followMessages(page: RefObject<HTMLIFrameElement | null>, vendor: string): () => void {
  const follow = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== vendor || !source || source !== page.current?.contentWindow) return;
    const message = data as { event?: unknown; type?: unknown } | null;
    const kind = message?.event ?? message?.type;
    const isKind = typeof kind === "string" && /^[a-z][a-z._-]{0,39}$/i.test(kind);
    track("Iframe Event", { event_type: isKind ? kind : "message", iframe_source: vendor });
  };
  return onWindow("message", follow);
}

/** Script creates its own iframe: the served (lazy) one could load before `onLoad` is added. */
export function BookingFrame({ url, title, loading, phones }: BookingFrameProps) {
  const { name, frame } = bookingVendor(url);
  const [attempt, setAttempt] = useState(0);
  const { status, onLoad } = useFrameStatus(url, attempt, timeoutMs);
  const box = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLIFrameElement>(null);
  const began = useRef(0);
  const retry = () => {
    // The focused button or phone disappears.
    if (box.current?.contains(document.activeElement)) box.current.focus();
    began.current = performance.now();
    setAttempt((count) => count + 1);
  };
  const start = useEffectEvent(retry);

  useEffect(() => start(), []);
  useEffect(() => followMessages(page, name), [name]);
  useEffect(() => {
    if (status === "late" || status === "unreachable") return onWindow("online", start);
    if (status !== "ready") return;
    const load_time = Math.round(performance.now() - began.current);
    track("Appointment Iframe Loaded", { load_time });
  }, [status]);

  return (
    <div ref={box} className="booking-frame" data-status={status} tabIndex={-1}>
      <div className="booking-frame-status" role="status">
        <FrameMessage status={status} loading={loading} phones={phones} again={retry} />
      </div>
      {attempt === 0 ? (
        <div className="without-script">
          <iframe {...frame} title={title} loading="lazy" />
        </div>
      ) : (
        <iframe key={attempt} ref={page} {...frame} title={title} onLoad={onLoad} />
      )}
    </div>
  );
}
