import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../../components/button/button.tsx";
import { bookingId } from "../../data-attributes.ts";

/** Opens the appointment dialog: modal with script (islands/dialogs.ts), otherwise a popover. */
export function BookButton(props: ButtonLook & { children: ReactNode }) {
  return <Button {...props} popoverTarget={bookingId} aria-haspopup="dialog" />;
}
