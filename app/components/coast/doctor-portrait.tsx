import { Drawing } from "./drawing.tsx";

/**
 * The place of the doctor's portrait, in an arch as wide as its box: the consulting room, as no face
 * is invented. Replace it by a photograph when there is one. `lazy` is for one below the fold.
 */
export function DoctorPortrait({ lazy = false }: { lazy?: boolean }) {
  return <Drawing name="portrait" lazy={lazy} />;
}
