import { paths } from "../../paths.ts";
import { BookingPrompt } from "./booking-prompt.tsx";

export const states = {
  "at the end of a page": <BookingPrompt />,
  "with a service to read about": (
    <BookingPrompt related={[{ title: "Anal Pain", path: paths.services }]} />
  ),
};
