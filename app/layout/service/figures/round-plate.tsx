import type { ReactNode } from "react";
import { cutDisc } from "./cut-paper.ts";

/** A round plate of cut paper that clips its children. */
export function RoundPlate({ children }: { children: ReactNode }) {
  return (
    <>
      <clipPath id="plate">
        <circle cx="408" cy="216" r="178" />
      </clipPath>
      <path className="figure-rim figure-lift" d={cutDisc(408, 216, 194, 7)} />
      <path className="figure-light" d={cutDisc(408, 216, 178, 3)} />
      <g clipPath="url(#plate)">{children}</g>
    </>
  );
}
