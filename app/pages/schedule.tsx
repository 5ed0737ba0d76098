import { pages } from "../../content/pages.ts";
import { PageHeader } from "../components/page-header/page-header.tsx";
import { BookingFrame } from "../features/booking/booking-frame.tsx";
import { BookingWays } from "../features/booking/booking-ways.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import "./schedule.css";

export const meta = () => namedPageMetadata("schedule", "/schedule");

/** The booking page of the vendor on a full page, with the phones beside it. */
export default function Schedule() {
  const page = pages.schedule;
  return (
    <>
      <PageHeader
        {...page}
        lead={<p>{page.lead}</p>}
        trail={[
          { label: "Home", href: "/" },
          { label: page.title, href: "/schedule" },
        ]}
      />
      <div className="schedule page-width">
        <h2>Call, or book online</h2>
        <BookingWays />
        <BookingFrame />
      </div>
    </>
  );
}
