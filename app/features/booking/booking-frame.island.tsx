import { CloudOff } from "lucide-react";
import { useRef } from "react";
import { trouble } from "#words/booking";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import "./booking-frame.css";
import { type FrameStatus, useBookingFrame } from "./use-booking-frame.ts";

export type BookingFrameProps = {
  loading: string;
  unreachable: string;
  phones: readonly { href: string; label: string }[];
};

type MessageProps = BookingFrameProps & { status: FrameStatus; retry: () => void };

function FrameMessage({ status, loading, unreachable, phones, retry }: MessageProps) {
  if (status === "ready") return null;
  if (status === "loading") return <p className="booking-frame-message stack">{loading}</p>;
  return (
    <div className="booking-frame-message stack">
      <CloudOff />
      <p>
        <strong>{status === "late" ? trouble.late : unreachable}</strong>
      </p>
      <ul className="stack">
        {phones.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink href={href}>{label}</ButtonLink>
          </li>
        ))}
        <li>
          <Button variant="outline" onClick={retry}>
            {trouble.again}
          </Button>
        </li>
      </ul>
    </div>
  );
}

/** The message over the booking page until that has loaded (use-booking-frame.ts). */
export default function BookingFrame(props: BookingFrameProps) {
  const message = useRef<HTMLDivElement>(null);
  const { status, retry } = useBookingFrame(message);
  return (
    <div ref={message} className="booking-frame-status" role="status" tabIndex={-1}>
      <FrameMessage {...props} status={status} retry={retry} />
    </div>
  );
}
