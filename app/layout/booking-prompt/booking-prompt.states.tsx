import { BookingPrompt } from "./booking-prompt.tsx";

export const states = { "at the end of a page": <BookingPrompt /> };
