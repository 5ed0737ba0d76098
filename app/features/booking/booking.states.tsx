import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { BookButton } from "./book-button.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { BookingFrame } from "./booking-frame.tsx";
import { BookingWays } from "./booking-ways.tsx";
import { FrameMessage } from "./frame-message.tsx";
import type { FrameStatus } from "./use-frame-status.ts";

function Dialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the appointment dialog</Button>
      <BookingDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const frame = (status: FrameStatus) => (
  <div className="booking-frame" data-status={status}>
    <div className="booking-frame-status">
      <FrameMessage status={status} again={() => undefined} />
    </div>
  </div>
);

export const states = {
  "the button that every page has": <BookButton source="hero">Book Online</BookButton>,
  "ways to book that need no frame": <BookingWays />,
  "the dialog, open by its button": <Dialog />,
  "the frame, with the booking page": <BookingFrame />,
  "the frame, loading": frame("loading"),
  "the frame, late": frame("late"),
  "the frame, unreachable": frame("unreachable"),
};
