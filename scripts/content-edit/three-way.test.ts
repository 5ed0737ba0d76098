import { describe, expect, it } from "vitest";
import { matches, runsOf } from "./matches.ts";
import { mergeValues } from "./three-way.ts";

const base = { price: 1, name: "A", list: ["a", "b", "c"], people: [{ n: 1 }, { n: 2 }], gone: 1 };

const merged: readonly [string, object, object, object][] = [
  ["different fields", { price: 2 }, { name: "B" }, { price: 2, name: "B" }],
  ["the same change", { price: 2 }, { price: 2 }, { price: 2 }],
  [
    "a field that one adds and one that the other removes",
    { more: 1 },
    { gone: undefined },
    { more: 1, gone: undefined },
  ],
  [
    "entries that both add",
    { list: ["a", "b", "c", "x"] },
    { list: ["a", "b", "c", "y"] },
    { list: ["a", "b", "c", "y", "x"] },
  ],
  [
    "an entry that one removes and one that the other changes",
    { list: ["b", "c"] },
    { list: ["a", "b", "C"] },
    { list: ["b", "C"] },
  ],
  [
    "fields of two entries",
    { people: [{ n: 1, m: 1 }, { n: 2 }] },
    { people: [{ n: 1 }, { n: 3 }] },
    { people: [{ n: 1, m: 1 }, { n: 3 }] },
  ],
  [
    "fields of one entry",
    { people: [{ n: 1, m: 1 }, { n: 2 }] },
    { people: [{ n: 7 }, { n: 2 }] },
    { people: [{ n: 7, m: 1 }, { n: 2 }] },
  ],
  [
    "an order that one changes, and a field of the other",
    { list: ["c", "a", "b"] },
    { price: 3 },
    { list: ["c", "a", "b"], price: 3 },
  ],
];

const refused: readonly [string, object, object, unknown][] = [
  ["one field", { price: 2 }, { price: 3 }, { path: ["price"], mine: 2, theirs: 3 }],
  [
    "a field of one entry",
    { people: [{ n: 1 }, { n: 8 }] },
    { people: [{ n: 1 }, { n: 9 }] },
    { path: ["people", 1, "n"], mine: 8, theirs: 9 },
  ],
  [
    "a removed and a changed field",
    { gone: undefined },
    { gone: 2 },
    { path: ["gone"], mine: undefined, theirs: 2 },
  ],
  [
    "an order and an entry",
    { list: ["c", "a", "b"] },
    { list: ["a", "B", "c"] },
    { path: ["list"] },
  ],
  [
    "an order of records and a field of one",
    { people: [{ n: 2 }, { n: 1 }] },
    { people: [{ n: 1 }, { n: 2, m: 3 }] },
    { path: ["people"] },
  ],
];

const without = (value: object) => JSON.parse(JSON.stringify(value));

describe("two people change one record", () => {
  it.each(merged)("%s: both stay", (_, mine, theirs, expected) => {
    const { value, conflicts } = mergeValues(
      base,
      without({ ...base, ...mine }),
      without({ ...base, ...theirs }),
    );
    expect(conflicts).toEqual([]);
    expect(value).toEqual(without({ ...base, ...expected }));
  });

  it.each(refused)("%s: both are told", (_, mine, theirs, expected) => {
    const { conflicts } = mergeValues(
      base,
      without({ ...base, ...mine }),
      without({ ...base, ...theirs }),
    );
    expect(conflicts).toMatchObject([expected]);
  });
});

it("a list is aligned with another, whatever was added, removed or moved", () => {
  expect([...matches([..."xaybz"], [..."xabcz"])]).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 4],
  ]);
  expect(runsOf(["a", "b"], ["a", "x", "b", "y"])).toEqual([
    { at: 1, before: [], after: ["x"] },
    { at: 3, before: [], after: ["y"] },
  ]);
  expect(runsOf(["a"], [])).toEqual([{ at: 0, before: ["a"], after: [] }]);
  expect(runsOf([], [])).toEqual([]);
});
