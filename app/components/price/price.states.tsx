import { Button } from "../button/button.tsx";
import { Price, PriceCard } from "./price.tsx";

const shared = {
  text: "The whole price of one secure visit.",
  includes: ["Time to ask questions", "A plan for what comes next"],
  excludes: "Not included: tests, treatment or medicine.",
};

export const states = {
  "dollars and cents": <Price dollars={39.95} />,
  "whole dollars": <Price dollars={100} />,
  "a price in dollars": (
    <PriceCard heading="Telehealth Visit" price={99.95} {...shared}>
      <Button>Book a video visit</Button>
    </PriceCard>
  ),
  "a price in words": <PriceCard heading="In the office" price="In writing first" {...shared} />,
};
