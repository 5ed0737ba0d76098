import { createContext, type ReactNode, use, useMemo, useRef, useState } from "react";
import { track } from "#analytics";
import { BookingDialog } from "./booking-dialog.tsx";
import { vendor } from "./booking-vendor.ts";

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

function trackOpening(source: BookingSource): void {
  if (source === "navbar_desktop" || source === "navbar_mobile") {
    track("Appointment Booking Started", { source });
  }
  track("Appointment Modal Opened", { modal_type: "appointment", iframe_source: vendor.name });
  track("Conversion", { conversion_type: "booking_opened", value: 0 });
}

/** Holds the one appointment dialog of the site. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // A second tap comes before the dialog stands, and a dialog tells twice that it closes.
  const isOpen = useRef(false);
  const control = useMemo(
    () => ({
      open: (source: BookingSource) => {
        if (isOpen.current) return;
        isOpen.current = true;
        setOpen(true);
        trackOpening(source);
      },
    }),
    [],
  );
  const close = () => {
    setOpen(false);
    if (isOpen.current) track("Appointment Modal Closed", { modal_type: "appointment" });
    isOpen.current = false;
  };
  return (
    <BookingContext value={control}>
      {children}
      <BookingDialog open={open} onClose={close} />
    </BookingContext>
  );
}
