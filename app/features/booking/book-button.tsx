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
  | "telehealth"
  | "footer";

/**
 * Opens the appointment dialog, before and without script too: the browser opens it as a popover,
 * and the script as a modal dialog (islands/dialogs.ts).
 */
export function BookButton({
  source,
  children,
  ...look
}: ButtonLook & { source: BookingSource; children: ReactNode }) {
  return (
    <Button {...look} popoverTarget={bookingId} aria-haspopup="dialog" data-source={source}>
      {children}
    </Button>
  );
}
