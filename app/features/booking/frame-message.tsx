import { CloudOff, Hourglass } from "lucide-react";
import { practice } from "../../../content/practice.ts";
import { Button } from "../../components/button/button.tsx";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import type { FrameStatus } from "./use-frame-status.ts";
import "./booking-frame.css";

/** What is said of a booking page that is not here yet, or does not come: why, phones, another try. */
export function FrameMessage({ status, again }: { status: FrameStatus; again: () => void }) {
  if (status === "ready") return null;
  if (status === "loading") {
    return (
      <p className="booking-frame-message">
        <Hourglass aria-hidden="true" />
        Opening the booking page…
      </p>
    );
  }
  return (
    <div className="booking-frame-message">
      <CloudOff aria-hidden="true" />
      <p>
        <strong>
          {status === "late"
            ? "The booking page is taking too long."
            : "The booking page cannot be reached."}
        </strong>{" "}
        Please call us, or open it in a new tab. Nothing you did is lost.
      </p>
      <ul className="booking-frame-phones">
        {practice.offices.map((office) => (
          <li key={office.id}>
            <a className="button button-primary" href={`tel:${office.phone}`}>
              {office.name}: {formatPhone(office.phone)}
            </a>
          </li>
        ))}
        <li>
          <Button kind="outline" onClick={again}>
            Try again
          </Button>
        </li>
      </ul>
    </div>
  );
}
