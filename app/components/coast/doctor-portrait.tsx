import { Drawing } from "./drawing.tsx";

/** The portrait of the doctor, in an arch as wide as its box. `lazy` is for one below the fold. */
export function DoctorPortrait({ lazy = false }: { lazy?: boolean }) {
  return <Drawing name="portrait" lazy={lazy} />;
}
