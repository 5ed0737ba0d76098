import { expect, it } from "vitest";
import { isUrgent } from "./urgent.ts";

const words = ["can't pee", "numb", "rape", "black stool"];

it.each(["numb", "Numb!", "my leg is numb", "cant pee", "I can’t pee", "rape?", "black-stool"])(
  "%s is urgent",
  (query) => expect(isUrgent(query, words)).toBe(true),
);

it.each(["", "phone number", "grape", "therapeutic", "black", "pee"])("“%s” is not", (query) =>
  expect(isUrgent(query, words)).toBe(false),
);
