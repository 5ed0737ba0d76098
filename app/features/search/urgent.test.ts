import { expect, it } from "vitest";
import { isUrgent } from "./urgent.ts";

const words = ["can't pee", "numb", "rape", "black stool", "chest pain", "fever"];

it.each([
  "numb",
  "Numb!",
  "my leg is numb",
  "numbness",
  "cant pee",
  "I can’t pee",
  "can´t pee",
  "rape?",
  "I was raped",
  "black-stool",
  "chest pains",
  "feverish",
])("%s is urgent", (query) => expect(isUrgent(query, words)).toBe(true));

it.each([
  "",
  "phone number",
  "numbing cream",
  "will I be numbed",
  "grape",
  "therapeutic",
  "black",
  "pee",
])("“%s” is not", (query) => expect(isUrgent(query, words)).toBe(false));
