import type { NamedPage } from "#content/pages";
import * as bookingWords from "#words/booking";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import "../components/page-hero/page-hero-compact.css";
import { ScheduleFrame } from "../features/booking/booking-frame.tsx";
import { BookingNote, BookingPhones } from "../features/booking/booking-phones.tsx";
import { OfficeStatusLine } from "../features/office-hours/office-hours.tsx";

/** The vendor's booking page in a frame, with phone numbers beside it. */
export default function Schedule({ page }: { page: NamedPage }) {
  return (
    <>
      <PageHero variant="compact" page={page} />
      <div className="schedule page-body page-width">
        <h2 className="visually-hidden">{bookingWords.page}</h2>
        <ScheduleFrame />
        <BookingPhones status={(office) => <OfficeStatusLine office={office} />} />
        <BookingNote />
      </div>
    </>
  );
}
