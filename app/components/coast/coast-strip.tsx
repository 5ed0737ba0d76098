import { Drawing } from "./drawing.tsx";

/** A strip of the coast, 180 px high, for legal and utility pages; its sky is its own. */
export function CoastStrip() {
  return (
    <div className="coast-strip coast-sky">
      <Drawing name="strip" lazy={false} />
    </div>
  );
}
