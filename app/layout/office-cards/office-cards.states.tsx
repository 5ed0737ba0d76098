import { OfficeCards } from "./office-cards.tsx";

export const states = {
  "each office": <OfficeCards book="Book now" />,
  "each office, with parking and access": <OfficeCards book="Book now" access />,
};
