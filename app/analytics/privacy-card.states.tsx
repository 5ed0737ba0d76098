import type { CSSProperties } from "react";
import { PrivacyQuestion } from "./privacy-card.island.tsx";

// The card is fixed to the viewport's lower edge; the example reserves space for it.
const place: CSSProperties = { minBlockSize: "18rem" };

const card = (choice: "open" | "yes" | "no") => (
  <div style={place}>
    <PrivacyQuestion choice={choice} onAnswer={() => undefined} />
  </div>
);

export const states = {
  "asked for the first time": card("open"),
  "opened again after a yes": card("yes"),
  "opened again after a no": card("no"),
};
