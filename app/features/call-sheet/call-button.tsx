import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../../components/button/button.tsx";
import { callSheetId } from "../../data-attributes.ts";

/** Opens the list of phones: modal with script (islands/dialogs.ts), otherwise a popover. */
export const CallButton = ({ children, ...look }: ButtonLook & { children: ReactNode }) => (
  <Button {...look} popoverTarget={callSheetId} aria-haspopup="dialog">
    <Phone />
    {children}
  </Button>
);
