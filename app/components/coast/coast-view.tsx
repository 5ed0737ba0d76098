import { Illustration } from "./illustration.tsx";
import type { CoastViewName } from "./view-names.ts";

/**
 * A view of the coast that fills its container, anchored to the bottom right. The subject stays
 * visible in wide headers and in small cards; the left side is plain and pale enough for text. The
 * container provides the sky (`coast-sky`) and must clip, because masts and clouds overflow. Set
 * `lazy` below the fold.
 */
export function CoastView({ view, lazy = false }: { view: CoastViewName; lazy?: boolean }) {
  return <Illustration name={view} lazy={lazy} />;
}
