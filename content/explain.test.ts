import { describe, expect, it } from "vitest";
import { z } from "zod";
import { define } from "./define.ts";
import { blanks, list, telephone, text, view } from "./fields.ts";
import { practiceSchema } from "./schema.ts";
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

it("only words that are near are suggested", () => {
  expect(closest("telehealt", ["photoConsult", "telehealth"])).toBe("telehealth");
  expect(closest("fax", ["main", "tollFree"])).toBeUndefined();
});

it("the practice's record knows its fields below transforms and lists", () => {
  expect(() => define("content/b.ts", practiceSchema, { ofices: [] } as never)).toThrow(
    /found "ofices"; did you mean "offices"\?/,
  );
});
