import { OfficeCards } from "./office-cards.tsx";

export const states = { "each office": <OfficeCards book="Book now" /> };
