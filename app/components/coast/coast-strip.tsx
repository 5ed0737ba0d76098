import { Drawing } from "./drawing.tsx";

/** A low strip of the coast for legal and utility pages; fills its container. */
export function CoastStrip() {
  return <Drawing name="strip" lazy={false} />;
}
