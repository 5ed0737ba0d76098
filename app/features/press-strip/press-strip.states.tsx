import { PressStrip } from "./press-strip.tsx";

export const states = {
  "five names": (
    <PressStrip
      heading="Press and media"
      names={["Sample Press One", "The Sample Review", "Sample Health", "Sample Weekly", "Coast"]}
    />
  ),
  "one name": <PressStrip heading="Press and media, one name" names={["The Sample Review"]} />,
};
