import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../../components/button/button.tsx";
import { bookingId } from "./booking-vendor.ts";

/** Where on the site a booking began. */
export type BookingSource =
  | "navbar_desktop"
  | "navbar_mobile"
  | "hero"
  | "same_day"
  | "location"
  | "service"
  | "footer";

/**
 * Opens the appointment dialog, without script too: by its command, in older browsers as a popover.
 * It stands in no form, where a browser would submit instead of following the command.
 */
export function BookButton({
  source,
  children,
  ...look
}: ButtonLook & { source: BookingSource; children: ReactNode }) {
  return (
    <Button
      {...look}
      commandfor={bookingId}
      command="show-modal"
      popoverTarget={bookingId}
      aria-haspopup="dialog"
      data-source={source}
    >
      {children}
    </Button>
  );
}
