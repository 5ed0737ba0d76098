import { RatingPanel } from "./rating-panel.tsx";

export const states = { "above the testimonials": <RatingPanel /> };
