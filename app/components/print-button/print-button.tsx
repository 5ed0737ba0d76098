import { Printer } from "lucide-react";
import { controls } from "#content";
import { printMark } from "../../data-attributes.ts";
import { Button, type ButtonLook } from "../button/button.tsx";
import "./print-button.css";

/** Prints the current page (start/start.ts). */
export function PrintButton({
  label = controls.print,
  kind = "outline",
  size,
}: ButtonLook & { label?: string }) {
  return (
    <Button kind={kind} {...(size ? { size } : {})} {...printMark}>
      <Printer aria-hidden="true" />
      {label}
    </Button>
  );
}
