import { RatingPanel, TestimonialCard } from "./testimonials.tsx";

const base = { sample: true, name: "Sample Patient", permission: null };
const words = "Each step was explained before it happened, and I was asked if I was ready. ";

export const states = {
  "the rating above the testimonials": <RatingPanel />,
  short: <TestimonialCard {...base} text={words} />,
  "a patient's own": <TestimonialCard {...base} sample={false} name="P. T." text={words} />,
  "long, clipped until More": <TestimonialCard {...base} text={words.repeat(9)} />,
};
