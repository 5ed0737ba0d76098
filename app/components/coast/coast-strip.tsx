import { Illustration } from "./illustration.tsx";

/** A low strip of the coast for legal and utility pages; fills its container. */
export function CoastStrip() {
  return <Illustration name="strip" lazy={false} />;
}
