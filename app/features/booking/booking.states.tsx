import { BookButton } from "./book-button.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { FrameMessage } from "./booking-frame.island.tsx";
import { BookingWays, ScheduleFrame } from "./booking-ways.tsx";
import type { FrameStatus } from "./use-booking-frame.ts";

const phones = [{ href: "tel:+13105550100", label: "Beverly Hills: (310) 555-0100" }];

const frame = (status: FrameStatus) => (
  <div className="booking-frame" data-status={status}>
    <div className="booking-frame-status">
      <FrameMessage
        {...{ status, phones }}
        loading="Loading …"
        unreachable="The booking page cannot be reached."
        again={() => undefined}
      />
    </div>
  </div>
);

export const states = {
  "the button that every page has": <BookButton>Book Online</BookButton>,
  "ways to book that need no frame": <BookingWays />,
  "the dialog, which the button opens": <BookingDialog />,
  "the frame, with the booking page": <ScheduleFrame />,
  "the frame, loading": frame("loading"),
  "the frame, late": frame("late"),
  "the frame, unreachable": frame("unreachable"),
};
