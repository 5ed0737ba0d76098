import { describe, expect, it } from "vitest";
import { factsOf } from "./samples.ts";

const input = {
  brandName: "Sample Proctology",
  note: "Words",
  rating: { value: 4.92, best: 5 },
  social: [{ url: "https://www.instagram.com/" }, { url: "https://www.instagram.com/jo" }],
  answers: { payment: "By card.", languages: null },
};
const record = (change: object = {}, variables = new Map<string, string>()) => ({
  input: { ...input, ...change },
  variables,
});
const factsIn = (
  each: ReturnType<typeof record>,
  confirmed: readonly { file: string; field: string }[] = [],
) => factsOf(new Map([["content/practice.yaml", each]]), confirmed);
const samplesIn = (...parameters: Parameters<typeof factsIn>) =>
  factsIn(...parameters)
    .filter(({ sample }) => sample)
    .map(({ field }) => field);

it("the fields that must be true are found in records and lists, and no others", () => {
  const found = factsIn(record());
  expect(found.map(({ field, value }) => [field, value])).toEqual([
    ["brandName", "Sample Proctology"],
    ["rating.value", 4.92],
    ["social[0].url", "https://www.instagram.com/"],
    ["social[1].url", "https://www.instagram.com/jo"],
    ["answers.payment", "By card."],
    ["answers.languages", null],
  ]);
  // The schema rejects a list that is not a record.
  expect(factsIn(record({ social: "no list" })).map(({ field }) => field)).not.toContain("social");
});

describe("a fact is a sample", () => {
  it("while it has the value that the project comes with, wherever it stands in a list", () => {
    expect(samplesIn(record())).toEqual(["brandName", "rating.value", "social[0].url"]);
    const [first, second] = input.social;
    expect(samplesIn(record({ social: [second, first] }))).toContain("social[1].url");
  });

  it("no longer when it is changed", () => {
    expect(samplesIn(record({ brandName: "Bay Proctology" }))).not.toContain("brandName");
    expect(samplesIn(record({ rating: { value: 4.9, best: 5 } }))).not.toContain("rating.value");
  });

  it("no longer when it is confirmed, and no other field or file with it", () => {
    const entry = { file: "practice.yaml", field: "rating.value" };
    expect(samplesIn(record(), [entry])).toEqual(["brandName", "social[0].url"]);
    expect(samplesIn(record(), [{ ...entry, file: "press.yaml" }])).toContain("rating.value");
  });

  it("no longer when the environment replaces it", () => {
    const variables = new Map([["social[0].url", "SITE_X"]]);
    expect(samplesIn(record({}, variables))).toEqual(["brandName", "rating.value"]);
    const fact = factsIn(record({}, variables)).find(({ field }) => field === "social[0].url");
    expect(fact?.variable).toBe("SITE_X");
  });

  it("not when it is left out", () => {
    const fields = factsIn(record({ rating: undefined })).map(({ field }) => field);
    expect(fields).not.toContain("rating.value");
  });
});
