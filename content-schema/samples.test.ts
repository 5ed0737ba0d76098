import { expect, it } from "vitest";
import { factsOf } from "./samples.ts";

const file = "content/practice.yaml";
const input = {
  brandName: "Sample Proctology",
  note: "Words",
  rating: { value: 4.92, best: 5 },
  social: [{ url: "https://www.instagram.com/" }, { url: "https://www.instagram.com/jo" }],
  answers: { payment: "By card.", languages: null },
};

it("the fields that must be true are found in records and lists, and no others", () => {
  const facts = factsOf(new Map([[file, { input, variables: new Map() }]]), []);
  expect(facts.map(({ field, value }) => [field, value])).toEqual([
    ["brandName", "Sample Proctology"],
    ["rating.value", 4.92],
    ["social[0].url", "https://www.instagram.com/"],
    ["social[1].url", "https://www.instagram.com/jo"],
    ["answers.payment", "By card."],
    ["answers.languages", null],
  ]);
});

const all = ["brandName", "rating.value", "social[0].url"];
const [first, second] = input.social;
const confirmed = (name: string) => [{ file: name, field: "rating.value" }];

it.each([
  ["with the value that the project comes with", {}, all],
  [
    "wherever it stands in a list",
    { social: [second, first] },
    [...all.slice(0, 2), "social[1].url"],
  ],
  ["not when it is changed", { brandName: "Bay Proctology" }, all.slice(1)],
  ["not when it is left out", { rating: undefined }, [all[0], all[2]]],
  ["not when it is confirmed", {}, [all[0], all[2]], confirmed("practice.yaml")],
  ["also when a field of another file is confirmed", {}, all, confirmed("press.yaml")],
  ["not when the environment replaces it", {}, all.slice(0, 2), [], "social[0].url"],
])("a fact is a sample %s", (_, change, samples, entries = [], replaced = "") => {
  const record = { input: { ...input, ...change }, variables: new Map([[replaced, "SITE_X"]]) };
  const found = factsOf(new Map([[file, record]]), entries).filter(({ sample }) => sample);
  expect(found.map(({ field }) => field)).toEqual(samples);
});
