import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../../components/button/button.tsx";
import { bookingId } from "./booking-id.ts";

/**
 * Opens the appointment dialog, before and without script too: the browser opens it as a popover,
 * and the script as a modal dialog (islands/dialogs.ts).
 */
export function BookButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  return (
    <Button {...look} popoverTarget={bookingId} aria-haspopup="dialog">
      {children}
    </Button>
  );
}
