import { expect, it } from "vitest";
import { parse } from "yaml";
import { mergeValues } from "./three-way-merge.ts";

const base = { price: 1, name: "A", list: ["a", "b", "c"], people: [{ n: 1 }, { n: 2 }], gone: 1 };

const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => {
      const [name = "", ...records] = row.split(" | ");
      const [mine, theirs, expected] = records.map((each) => parse(each) as object);
      return [name, mine ?? {}, theirs ?? {}, expected ?? {}] as const;
    });

/** The record with changes, without the fields that are null. */
const changed = (fields: object) =>
  JSON.parse(JSON.stringify({ ...base, ...fields }), (_, each) => each ?? undefined);

/** What two people make of the record, and both together; null removes a field. */
const merged = rows(`
different fields | { price: 2 } | { name: B } | { price: 2, name: B }
the same change | { price: 2 } | { price: 2 } | { price: 2 }
a field that one adds and one that the other removes | { more: 1 } | { gone: null } | { more: 1, gone: null }
entries that both add | { list: [a, b, c, x] } | { list: [a, b, c, y] } | { list: [a, b, c, y, x] }
an entry that one removes and one that the other changes | { list: [b, c] } | { list: [a, b, C] } | { list: [b, C] }
fields of two entries | { people: [{ n: 1, m: 1 }, { n: 2 }] } | { people: [{ n: 1 }, { n: 3 }] } | { people: [{ n: 1, m: 1 }, { n: 3 }] }
fields of one entry | { people: [{ n: 1, m: 1 }, { n: 2 }] } | { people: [{ n: 7 }, { n: 2 }] } | { people: [{ n: 7, m: 1 }, { n: 2 }] }
an order that one changes, and a field of the other | { list: [c, a, b] } | { price: 3 } | { list: [c, a, b], price: 3 }
`);

/** What two people make of the record, and the conflict that is reported. */
const refused = rows(`
one field | { price: 2 } | { price: 3 } | { path: [price], mine: 2, theirs: 3 }
a field of one entry | { people: [{ n: 1 }, { n: 8 }] } | { people: [{ n: 1 }, { n: 9 }] } | { path: [people, 1, n], mine: 8, theirs: 9 }
a removed and a changed field | { gone: null } | { gone: 2 } | { path: [gone], mine: null, theirs: 2 }
an order and an entry | { list: [c, a, b] } | { list: [a, B, c] } | { path: [list] }
an order of records and a field of one | { people: [{ n: 2 }, { n: 1 }] } | { people: [{ n: 1 }, { n: 2, m: 3 }] } | { path: [people] }
`);

it.each(merged)("two people change %s: both stay", (_, mine, theirs, expected) => {
  const { value, conflicts } = mergeValues(base, changed(mine), changed(theirs));
  expect(conflicts).toEqual([]);
  expect(value).toEqual(changed(expected));
});

it.each(refused)(
  "two people change %s: both versions are reported",
  (_, mine, theirs, expected) => {
    const { conflicts } = mergeValues(base, changed(mine), changed(theirs));
    expect(conflicts.map((each) => ({ ...each, mine: each.mine ?? null }))).toMatchObject([
      expected,
    ]);
  },
);
