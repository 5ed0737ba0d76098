import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../../components/button/button.tsx";
import "./book-button.css";
import { type BookingSource, useBooking } from "./booking-context.tsx";

/** Opens the appointment dialog. Without script it leads to the booking page instead. */
export function BookButton({
  source,
  onOpen,
  children,
  ...look
}: ButtonLook & { source: BookingSource; onOpen?: () => void; children: ReactNode }) {
  const booking = useBooking();
  return (
    <form className="book-button" action="/schedule">
      <Button
        {...look}
        type="submit"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          onOpen?.();
          booking.open(source);
        }}
      >
        {children}
      </Button>
    </form>
  );
}
