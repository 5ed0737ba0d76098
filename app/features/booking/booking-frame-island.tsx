import { bookingTrouble, bookingWords, officePhones, practice } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import { BookingFrame, type BookingFrameProps } from "./booking-frame.tsx";

const frame: BookingFrameProps = {
  url: practice.site.bookingUrl,
  title: bookingWords.frame,
  loading: bookingWords.status.loading,
  phones: officePhones,
};

/** The dialog's iframe. A closed dialog is not visible, so it mounts on first opening. */
export function DialogFrame() {
  return (
    <>
      <Island name="booking-frame" on="visible" props={frame} />
      <div className="without-script">
        {/* Displayed where the island's code did not load, as without a connection. */}
        <p className="booking-frame-unreachable" role="status">
          <strong>{bookingTrouble.unreachable}</strong> <span>{bookingTrouble.help}</span>
        </p>
        <ButtonLink href={paths.schedule}>{bookingWords.frame}</ButtonLink>
      </div>
    </>
  );
}

/** The iframe on the booking page, with a plain one for browsers without script. */
export function ScheduleFrame() {
  return (
    <Island name="booking-frame" on="visible">
      <BookingFrame {...frame} />
    </Island>
  );
}
