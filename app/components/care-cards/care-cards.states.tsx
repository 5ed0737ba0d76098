import { Button, ButtonLink } from "../button/button.tsx";
import { CareCards } from "./care-cards.tsx";

export const states = {
  "three urgencies": (
    <CareCards
      emergency={["Bleeding that will not stop", "Bleeding with fainting"]}
      today={["A new, very sore lump", "Fever with pain"]}
      visit={["Blood that still shows up after two days", "An itch that stays"]}
      actions={{
        emergency: (
          <div className="care-card-actions">
            <ButtonLink href="tel:911">Call 911</ButtonLink>
          </div>
        ),
        today: <p className="care-card-note">If we are closed, go to urgent care.</p>,
        visit: (
          <div className="care-card-actions">
            <Button>Book Online</Button>
          </div>
        ),
      }}
    />
  ),
};
