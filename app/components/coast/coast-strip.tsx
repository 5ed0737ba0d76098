import { Drawing } from "./drawing.tsx";

/** A quiet strip of the coast for legal and utility pages; fills its box as a view does. */
export function CoastStrip() {
  return <Drawing name="strip" lazy={false} />;
}
