import page from "#page/schedule";
import { bookingWords } from "../../content/booking-words.ts";
import { BookingFrame } from "../features/booking/booking-frame.tsx";
import { BookingWays } from "../features/booking/booking-ways.tsx";
import { PageHead } from "../layout/page-head/page-head.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import "./schedule.css";

export const meta = () => namedPageMetadata(page, "/schedule");

/** The booking page of the vendor on a full page, with the phones beside it. */
export default function Schedule() {
  return (
    <>
      <PageHead page={page} path="/schedule" />
      <div className="schedule page-width">
        <h2>{bookingWords.page}</h2>
        <BookingWays />
        <BookingFrame />
      </div>
    </>
  );
}
