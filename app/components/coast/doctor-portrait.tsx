import { Drawing } from "./drawing.tsx";

/**
 * Placeholder for the doctor's portrait: the consulting room in an arch as wide as its container.
 * Replace it with a photograph. Set `lazy` below the fold.
 */
export function DoctorPortrait({ lazy = false }: { lazy?: boolean }) {
  return <Drawing name="portrait" lazy={lazy} />;
}
