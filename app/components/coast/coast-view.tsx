import { Drawing } from "./drawing.tsx";
import type { CoastViewName } from "./view-names.ts";
import "./coast.css";

/**
 * One view of the coast, filling the box it stands in and hanging on its right and bottom edges:
 * the focal point lies where a wide header and a small card both show it. The sky is the box's own
 * (`coast-sky`), and the box must clip: masts and palms may rise above the band. `apart` is for a view
 * below the first screen.
 */
export function CoastView({ view, apart = false }: { view: CoastViewName; apart?: boolean }) {
  return <Drawing key={view} name={view} apart={apart} />;
}
