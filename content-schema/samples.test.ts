import { afterEach, describe, expect, it, vi } from "vitest";
import { practice, practiceSchema, settings } from "./practice.ts";
import { confirmationFaults, type Fact, factsOf } from "./samples.ts";
import { read } from "./validation/read.ts";

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
) => factsOf("content/practice.yaml", each, confirmed);
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

describe("the environment", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("replaces the value of a field that names a variable", () => {
    vi.stubEnv("SITE_URL", "https://www.practice.test");
    expect(read("practice.yaml", practiceSchema, settings).site.url).toBe(
      "https://www.practice.test",
    );
  });

  it("leaves the file's value when a variable is empty", () => {
    vi.stubEnv("SITE_BOOKING_URL", "");
    expect(read("practice.yaml", practiceSchema, settings).site.bookingUrl).toBe(
      practice.site.bookingUrl,
    );
  });

  it("is named where its value does not fit", () => {
    vi.stubEnv("SITE_ASSET_HOST", "cdn");
    expect(() => read("practice.yaml", practiceSchema, settings)).toThrow(
      /^SITE_ASSET_HOST: expected .*"cdn"$/,
    );
  });
});

describe("an entry of confirmed.yaml", () => {
  const fact = (file: string, field: string, change: Partial<Fact> = {}): Fact => ({
    ...{ file: `content/${file}`, field, value: "A", sample: true, variable: undefined },
    ...change,
  });
  const facts = [
    fact("practice.yaml", "rating.value"),
    fact("practice.yaml", "brandName", { sample: false }),
    fact("practice.yaml", "site.url", { sample: false, variable: "SITE_URL" }),
    fact("offices.yaml", "offices[0].phone"),
  ];
  const told = (file: string, field: string) => {
    const yaml = [
      "# What is true",
      "confirmed:",
      "  - file: practice.yaml",
      "    field: rating.value",
      `  - file: ${file}`,
      `    field: ${field}`,
    ].join("\n");
    const first = { file: "practice.yaml", field: "rating.value" };
    return confirmationFaults(yaml, [first, { file, field }], facts);
  };

  it.each([
    ["offices.yaml", "offices[0].phone"],
    // It may be a sample again if the variable is unset.
    ["practice.yaml", "site.url"],
  ])("is accepted for a sample: %s, %s", (file, field) => {
    expect(told(file, field)).toEqual([]);
  });

  it.each([
    [
      "practise.yaml",
      "rating.value",
      'line 5: expected one of practice.yaml, offices.yaml, found "practise.yaml"; did you mean "practice.yaml"?',
    ],
    [
      "practice.yaml",
      "rating.valeu",
      'line 6: expected a field of practice.yaml that is still a sample, found "rating.valeu"; did you mean "rating.value"?',
    ],
    [
      "offices.yaml",
      "offices[7].phone",
      'line 6: expected a field of offices.yaml that is still a sample, found "offices[7].phone"; did you mean "offices[0].phone"?',
    ],
    [
      "practice.yaml",
      "brandName",
      'line 6: expected a field of practice.yaml that is still a sample, found "brandName", whose value is the practice\'s own; delete this entry',
    ],
  ])("is refused with its line: %s, %s", (file, field, line) => {
    expect(told(file, field)).toEqual([`content/confirmed.yaml, ${line}`]);
  });
});
