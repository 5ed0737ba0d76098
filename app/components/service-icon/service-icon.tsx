import { CoastCrop } from "../coast/coast-crop.tsx";
import type { CoastViewName } from "../coast/view-names.ts";

/** A small crop of a service's view; decorative, so it has no text alternative. */
export function ServiceIcon({ view }: { view: CoastViewName }) {
  return <CoastCrop view={view} size={56} />;
}
