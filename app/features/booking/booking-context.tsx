import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { BookingDialog } from "./booking-dialog.tsx";

/** Where on the site a booking began. */
export type BookingSource =
  | "navbar_desktop"
  | "navbar_mobile"
  | "hero"
  | "same_day"
  | "location"
  | "service"
  | "footer";

type BookingControl = { open: (source: BookingSource) => void };

const BookingContext = createContext<BookingControl | null>(null);

/** Opens the appointment dialog from anywhere on the site. */
export function useBooking(): BookingControl {
  const booking = use(BookingContext);
  if (!booking) {
    throw new Error("useBooking: expected a BookingProvider around this component, found none");
  }
  return booking;
}

/** Holds the one appointment dialog of the site. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const control = useMemo(() => ({ open: () => setOpen(true) }), []);
  return (
    <BookingContext value={control}>
      {children}
      <BookingDialog open={open} onClose={() => setOpen(false)} />
    </BookingContext>
  );
}
