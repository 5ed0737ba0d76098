import { Drawing } from "./drawing.tsx";
import type { CoastViewName } from "./view-names.ts";

/**
 * One view of the coast, filling the box it stands in and hanging on its right and bottom edges:
 * what it shows lies where a wide header and a small card both have it, and its left side is calm
 * and pale enough for words. The sky is the box's own (`coast-sky`), and the box must clip: masts
 * and clouds rise above the band. `lazy` is for a view below the fold.
 */
export function CoastView({ view, lazy = false }: { view: CoastViewName; lazy?: boolean }) {
  return <Drawing name={view} lazy={lazy} />;
}
