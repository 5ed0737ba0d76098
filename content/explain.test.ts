import { describe, expect, it } from "vitest";
import { z } from "zod";
import { confirmed, define, type Marked, sample } from "./define.ts";
import { blanks, clock, fact, list, telephone, text, view } from "./fields.ts";
import { galleryPicturesSchema } from "./gallery-schema.ts";
import { specialDay, week } from "./office-schema.ts";
import { pageSchema, practiceSchema, testimonialsSchema } from "./schema.ts";
import { closest } from "./suggest.ts";

const schema = z.strictObject({
  name: text("A name"),
  phone: telephone,
  day: z.iso.date({ error: "a date such as 2027-01-31" }),
  view,
  count: z.int().min(1),
  order: z.number().max(9),
  list: list(z.strictObject({ question: text("Why?"), answer: text("So.") }), 1, 3),
  hours: z.strictObject({ opens: text("09:00") }).nullable(),
  line: blanks("Reviewed by {name} on {date}."),
});
const good = {
  name: "A",
  phone: "+13105550100",
  day: "2027-01-31",
  view: "palms",
  count: 1,
  order: 1,
  list: [{ question: "Q", answer: "A" }],
  hours: null,
  line: "On {date}, {name} has read this.",
} as const;

const faults = (change: object): string[] => {
  try {
    define("content/a.ts", schema, { ...good, ...change } as never);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
};

describe("a fault in the content says what to write", () => {
  it.each([
    [
      { phone: "(310) 555-0100" },
      'phone: expected a US phone number such as +13105550100, found "(310) 555-0100"; write "+13105550100"',
    ],
    [
      { phone: "555-0100" },
      'phone: expected a US phone number such as +13105550100, found "555-0100"',
    ],
    [
      { line: "Reviewed on {date}." },
      'line: expected a text with {date} and {name} such as “Reviewed by {name} on {date}.”, found "Reviewed on {date}."',
    ],
    [
      { line: "Reviewed by {nmae} on {date}." },
      'line: expected a text with {date} and {name} such as “Reviewed by {name} on {date}.”, found "Reviewed by {nmae} on {date}."',
    ],
    [
      { day: "1/31/2027" },
      'day: expected a date such as 2027-01-31, found "1/31/2027"; write "2027-01-31"',
    ],
    [{ view: "palm" }, 'found "palm"; did you mean "palms"?'],
    [{ count: 0 }, "count: expected 1 or more, found 0"],
    [{ count: "2" }, 'count: expected a number, found "2"'],
    [{ order: 10 }, "order: expected 9 or less, found 10"],
    [{ list: [] }, "list: expected at least 1 entry, found []"],
    [
      { hours: { opens: "09:00", close: "17:00" } },
      'hours: expected only the fields opens, found "close"',
    ],
  ])("%j", (change, line) => {
    expect(faults(change)).toEqual([expect.stringContaining(line)]);
  });

  it("tells a misspelled field once, by the name that was meant, also inside a list", () => {
    const { name, ...rest } = good;
    expect(faults({ ...rest, name: undefined, nam: name })).toEqual([
      'content/a.ts: (the whole record): expected only the fields name, phone, day, view, count, order, list, hours, line, found "nam"; did you mean "name"?',
    ]);
    expect(faults({ list: [{ question: "Q", awnser: "A" }] })).toEqual([
      'content/a.ts: list[0]: expected only the fields question, answer, found "awnser"; did you mean "answer"?',
    ]);
  });

  it("tells every fault, one line each", () => {
    expect(faults({ name: "", phone: 5, count: 1.5 })).toHaveLength(3);
  });
});

const linesOf = (check: () => unknown): string[] => {
  try {
    check();
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
};

describe("a slip in a record is refused with what to write", () => {
  const price = z.strictObject({ price: fact(z.number()), brand: fact(text("A")) });
  // As somebody writes it in a file, where no type is looked at.
  const mark = confirmed as (...values: unknown[]) => Marked<never>;

  it.each([
    [[39, 95], "expected one value, found confirmed(39, 95); write confirmed(39.95)"],
    [[1, 200], "expected one value, found confirmed(1, 200); write confirmed(1200)"],
  ])("a comma in a price: %j", (values, line) => {
    const record = { price: mark(...values), brand: sample("B") };
    expect(linesOf(() => define("content/a.ts", price, record))).toEqual([
      `content/a.ts: price: ${line}`,
    ]);
  });

  it("two texts for one", () => {
    const two = (sample as (...values: unknown[]) => Marked<never>)("B", "C");
    expect(linesOf(() => define("content/a.ts", price, { price: sample(1), brand: two }))).toEqual([
      'content/a.ts: brand: expected one value, found sample("B", "C"); write sample(…)',
    ]);
  });

  it.each([
    ["9:00", '; write "09:00"'],
    ["9", '; write "09:00"'],
    ["9.30", '; write "09:30"'],
    ["9:00 AM", '; write "09:00"'],
    ["5 p.m.", '; write "17:00"'],
    ["12:15 am", '; write "00:15"'],
    ["25:00", ""],
    ["morning", ""],
  ])("a time of day: %s", (opens, hint) => {
    const [line] = linesOf(() => define("content/a.ts", z.object({ opens: clock }), { opens }));
    expect(line).toBe(
      `content/a.ts: opens: expected a time of day such as 09:00, found "${opens}"${hint}`,
    );
  });

  it("a fault that several offices share is told once", () => {
    const holidays = [{ date: "2026-25-12", hours: null, reason: "Christmas Day" }];
    const weekdays = { opens: "9:00", closes: "17:00" };
    const hours = z.strictObject({ specialDays: z.array(specialDay), monday: week.shape.monday });
    const office = { specialDays: holidays, monday: weekdays };
    const schema = z.strictObject({ offices: z.array(hours) });
    const record = { offices: [office, { ...office }] };
    expect(linesOf(() => define("content/a.ts", schema, record))).toEqual([
      expect.stringMatching(
        /^content\/a\.ts: offices\[0\]\.specialDays\[0\]\.date: expected a date/,
      ),
      expect.stringMatching(/^content\/a\.ts: offices\[0\]\.monday\.opens: .*write "09:00"$/),
    ]);
  });

  it("a second emphasis in a heading", () => {
    const [line] = linesOf(() =>
      define("content/a.ts", pageSchema.pick({ heading: true }), { heading: "A *b* c *d* e" }),
    );
    expect(line).toMatch(/^content\/a\.ts: heading: expected .*; write "A \*b\* c d e"$/);
    const open = linesOf(() =>
      define("content/a.ts", pageSchema.pick({ heading: true }), { heading: "A *b" }),
    );
    expect(open).toHaveLength(1);
  });

  it("words and pictures of patients without a permission", () => {
    const words = { sample: false, name: "A.", text: "x".repeat(40), permission: null };
    expect(linesOf(() => define("content/t.ts", testimonialsSchema, [words]))).toEqual([
      'content/t.ts: [0].permission: expected where the signed permission is kept, such as permission: "Folder 3, 2026-10-02"; only a sample has null, found null',
    ]);
    const picture = (side: string) => ({ file: `01-${side}.jpg`, alt: `${side}${"x".repeat(20)}` });
    const pair = {
      ...{ before: picture("before"), after: picture("after"), procedure: "A", interval: "B" },
      ...{ sample: false, consent: null },
    };
    const lines = linesOf(() =>
      define("content/g.ts", galleryPicturesSchema(["a"]), { a: [pair, pair] }),
    );
    expect(lines).toEqual([
      expect.stringMatching(/a\[0\]\.consent: expected the patient's consent/),
    ]);
  });
});

it("only words that are near are suggested", () => {
  expect(closest("telehealt", ["photoConsult", "telehealth"])).toBe("telehealth");
  expect(closest("fax", ["main", "tollFree"])).toBeUndefined();
});

it("the practice's record knows its fields below transforms and lists", () => {
  expect(() => define("content/b.ts", practiceSchema, { ofices: [] } as never)).toThrow(
    /found "ofices"; did you mean "offices"\?/,
  );
});
