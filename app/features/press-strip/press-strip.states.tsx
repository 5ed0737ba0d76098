import * as home from "#words/home";
import { PressStrip } from "./press-strip.tsx";

export const states = {
  "five names": (
    <PressStrip
      {...home.press}
      names={["Sample Press One", "The Sample Review", "Sample Health", "Sample Weekly", "Coast"]}
    />
  ),
  "one name": (
    <PressStrip {...home.press} heading="Press and media, one name" names={["The Sample Review"]} />
  ),
};
