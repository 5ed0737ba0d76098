import { CloudOff } from "lucide-react";
import { bookingTrouble } from "../../../content-schema/booking.ts";
import { Button } from "../../components/button/button.tsx";
import type { BookingFrameProps } from "./booking-frame.tsx";
import type { FrameStatus } from "./use-frame-status.ts";
import "./booking-frame.css";

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
