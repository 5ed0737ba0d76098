import { CloudOff, Hourglass } from "lucide-react";
import { bookingWords } from "../../../content/booking-words.ts";
import { practice } from "../../../content/practice.ts";
import { Button } from "../../components/button/button.tsx";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import type { FrameStatus } from "./use-frame-status.ts";
import "./booking-frame.css";

const words = bookingWords.status;

/** What is said of a booking page that is not here yet, or does not come: why, phones, another try. */
export function FrameMessage({ status, again }: { status: FrameStatus; again: () => void }) {
  if (status === "ready") return null;
  if (status === "loading") {
    return (
      <p className="booking-frame-message">
        <Hourglass aria-hidden="true" />
        {words.loading}
      </p>
    );
  }
  return (
    <div className="booking-frame-message">
      <CloudOff aria-hidden="true" />
      <p>
        <strong>{words[status]}</strong>
        {` ${words.help}`}
      </p>
      <ul className="booking-frame-phones">
        {practice.offices.map((office) => (
          <li key={office.id}>
            <a className="button button-primary" href={`tel:${office.phone}`}>
              {`${office.name}: ${formatPhone(office.phone)}`}
            </a>
          </li>
        ))}
        <li>
          <Button kind="outline" onClick={again}>
            {words.again}
          </Button>
        </li>
      </ul>
    </div>
  );
}
