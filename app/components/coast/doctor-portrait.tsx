import { Illustration } from "./illustration.tsx";

/**
 * Placeholder for the doctor's portrait: the consulting room in an arch as wide as its container.
 * Replace it with a photograph. Set `lazy` below the fold.
 */
export function DoctorPortrait({ lazy = false }: { lazy?: boolean }) {
  return <Illustration name="portrait" lazy={lazy} />;
}
