import { CareCards } from "./care-cards.tsx";

export const states = {
  "three urgencies": (
    <CareCards
      emergency={["Bleeding that will not stop", "Bleeding with fainting"]}
      today={["A new, very sore lump", "Fever with pain"]}
      visit={["Blood that still shows up after two days", "An itch that stays"]}
    />
  ),
};
