import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../../components/button/button.tsx";
import { bookingId } from "../../data-attributes.ts";

/**
 * A button that opens the appointment dialog: as a modal dialog (islands/dialogs.ts), or as
 * a popover before and without script.
 */
export function BookButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  return (
    <Button {...look} popoverTarget={bookingId} aria-haspopup="dialog">
      {children}
    </Button>
  );
}
