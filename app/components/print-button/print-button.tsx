import { Printer } from "lucide-react";
import { controls } from "../../../content-schema/common.ts";
import { Button, type ButtonLook } from "../button/button.tsx";
import "./print-button.css";

/** Prints the current page (`app/islands/start.ts`). */
export function PrintButton({
  label = controls.print,
  kind = "outline",
  size,
}: ButtonLook & { label?: string }) {
  return (
    <Button kind={kind} {...(size ? { size } : {})} data-action="print">
      <Printer aria-hidden="true" />
      {label}
    </Button>
  );
}
