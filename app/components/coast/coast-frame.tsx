import type { ReactNode } from "react";
import type { DrawingName } from "./drawings.ts";

/** Puts the lines of a drawing into its box. The views share one, two drawings bring their own. */
export function CoastFrame({ name, children }: { name: DrawingName; children?: ReactNode }) {
  if (name === "hero" || name === "portrait") return children;
  return (
    <svg
      className="coast-view"
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
