import { Price } from "./price.tsx";

export const states = {
  "dollars and cents": <Price dollars={39.95} />,
  "whole dollars": <Price dollars={100} />,
};
