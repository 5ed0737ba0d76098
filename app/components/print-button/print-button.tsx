import { Printer } from "lucide-react";
import { controls } from "#content";
import { printMark } from "../../data-attributes.ts";
import { Button, type ButtonLook } from "../button/button.tsx";

/** Its click handler is in start/start.ts. */
export function PrintButton({
  label = controls.print,
  kind = "outline",
}: Pick<ButtonLook, "kind"> & { label?: string }) {
  return (
    <Button kind={kind} {...printMark}>
      <Printer aria-hidden="true" />
      {label}
    </Button>
  );
}
