import { home, practice } from "#content";
import { PressStrip } from "../../features/press-strip/press-strip.tsx";

/** A marquee of press names; renders nothing if there are none. */
export function Press() {
  return practice.press.length > 0 ? <PressStrip {...home.press} names={practice.press} /> : null;
}
