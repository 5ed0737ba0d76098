import type { CSSProperties } from "react";
import type { Choice } from "./choice.ts";
import { PrivacyQuestion } from "./privacy-card.tsx";

// The card stands in the window's lower corner; the example gives it a corner of its own.
const place: CSSProperties = { minBlockSize: "18rem" };

const card = (choice: Choice) => (
  <div style={place}>
    <PrivacyQuestion choice={choice} onAnswer={() => undefined} />
  </div>
);

export const states = {
  "asked for the first time": card("open"),
  "opened again after a yes": card("yes"),
  "opened again after a no": card("no"),
};
