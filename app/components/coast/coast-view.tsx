import { Drawing } from "./drawing.tsx";
import type { CoastViewName } from "./view-names.ts";
import "./coast.css";

/**
 * One view of the coast, filling the box it stands in and hanging on its right and bottom edges:
 * the focal point lies where a wide header and a small card both show it. The sky is the box's own
 * (`coast-sky`), and the box must clip: masts and palms may rise above the band. `apart` is for a view
 * below the first screen.
 */
export function CoastView({ view, apart }: { view: CoastViewName; apart?: boolean }) {
  return (
    <svg
      className="coast-view"
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing key={view} name={view} apart={apart ?? false} />
    </svg>
  );
}
