import { expect, it } from "vitest";
import { urgentSignsIn } from "./urgent.ts";

const sign = (id: string, en: string[], es: string[] = []) => ({
  id,
  level: "emergency" as const,
  helpline: undefined,
  en: { short: id, search: en },
  es: { short: id, search: es },
});
const signs = [
  sign("bleeding", ["bleed* not stop*|end*", "blood !test*"], ["sangre not para*"]),
  sign("numb", ["numb|numbness"]),
  ...["a", "b", "c", "d"].map((each) => sign(each, ["many"])),
];
const found = (query: string) =>
  urgentSignsIn(query, signs).map(({ id, language }) => [id, language]);

it.each([
  "It won’t stop bleeding",
  "bleeding,wont STOP",
  "bleeding does not ever end",
  "can´t stop the bleed",
  "blood!",
])("“%s” is found by its words in any order and form", (query) =>
  expect(found(query)).toEqual([["bleeding", "en"]]),
);

it("is found in Spanish, with and without accents", () => {
  expect(found("¿sangre que no pará?")).toEqual([["bleeding", "es"]]);
  expect(found("sangre sin parar")).toEqual([["bleeding", "es"]]);
});

it.each(["", "number", "numbing cream", "a blood test", "bleeding stops", "nonstop", "stop"])(
  "“%s” is not",
  (query) => expect(found(query)).toEqual([]),
);

it("shows four signs at most, and takes no time for a pasted text", () => {
  expect(found("many numb")).toHaveLength(4);
  const before = performance.now();
  found("bleed ".repeat(50_000));
  expect(performance.now() - before).toBeLessThan(200);
});
