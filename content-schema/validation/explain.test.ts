import { describe, expect, it } from "vitest";
import { z } from "zod";
import { gallerySchema } from "../gallery.ts";
import { navigationSchema } from "../navigation.ts";
import { hoursSchema, office, officesSchema } from "../offices.ts";
import { pageSchema, pagesSchema } from "../pages.ts";
import { practiceSchema, pricesSchema } from "../practice.ts";
import { testimonialsSchema } from "../testimonials.ts";
import { clock, list, optionalText, telephone, text, view } from "./fields.ts";
import { contentText } from "./read.ts";
import { closest } from "./suggest.ts";
import { validate } from "./validate.ts";
import { parseYaml } from "./yaml.ts";

const schema = z.strictObject({
  name: text("A name"),
  phone: telephone,
  day: z.iso.date({ error: "a date such as 2027-01-31" }),
  view,
  count: z.int().min(1),
  order: z.number().max(9),
  list: list(z.strictObject({ question: text("Why?"), answer: text("So.") }), 1, 3),
  hours: z.strictObject({ opens: text("09:00") }).nullable(),
  line: text("Reviewed by {name} on {date}."),
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
    validate("content/a.yaml", schema, { ...good, ...change } as never);
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
    [{ count: "2" }, 'count: expected a number, found "2"; write 2 without quotation marks'],
    [{ order: "4,92" }, 'order: expected a number, found "4,92"; write 4.92'],
    [
      { hours: "9 to 5" },
      'hours: expected fields, each on a line of its own below the name, found "9 to 5"',
    ],
    [
      { list: "-Why" },
      'list: expected a list of 1 to 3 entries, found "-Why"; write a space after each dash',
    ],
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
      'content/a.yaml: (the whole record): expected only the fields name, phone, day, view, count, order, list, hours, line, found "nam"; did you mean "name"?',
    ]);
    expect(faults({ list: [{ question: "Q", awnser: "A" }] })).toEqual([
      'content/a.yaml: list[0]: expected only the fields question, answer, found "awnser"; did you mean "answer"?',
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
  /** Returns the error for one field of a YAML record. */
  const told = (schema: z.ZodType, yaml: string) =>
    linesOf(() => validate("content/a.yaml", schema, parseYaml("content/a.yaml", yaml)))[0];

  it.each([
    ["39,95", 'found "39,95"; write 39.95'],
    ["$39.95", 'found "$39.95"; write 39.95'],
    ["1,200", 'found "1,200"; write 1200'],
    ['"39.95"', 'found "39.95"; write 39.95 without quotation marks'],
    ["about 40", 'found "about 40"'],
  ])("a price in prices.yaml: %s", (written, line) => {
    const yaml = `photoConsult: ${written}\ntelehealth: 99.95\n`;
    const check = () => validate("content/prices.yaml", pricesSchema, parseYaml("a", yaml));
    expect(linesOf(check)).toEqual([
      `content/prices.yaml: photoConsult: expected a price in dollars such as 39.95, ${line}`,
    ]);
  });

  it.each([
    [
      "phone: +13105550100",
      telephone,
      'expected a US phone number such as +13105550100, found 13105550100; write "+13105550100"',
    ],
    [
      "phone: 3105550100",
      telephone,
      'expected a US phone number such as +13105550100, found 3105550100; write "+13105550100"',
    ],
    [
      "zip: 90212",
      office.shape.zip,
      'expected a five-digit ZIP code such as 90212, found 90212; write "90212" with quotation marks',
    ],
    [
      "zip: 02139",
      office.shape.zip,
      'expected a five-digit ZIP code such as 90212, found 2139; write "02139" with quotation marks',
    ],
    ["opens: 9", clock, 'expected a time of day such as 09:00, found 9; write "09:00"'],
    ["opens: 9.30", clock, 'expected a time of day such as 09:00, found 9.3; write "09:30"'],
    ["opens: 1730", clock, 'expected a time of day such as 09:00, found 1730; write "17:30"'],
    [
      "suite: 310",
      text("Suite 310"),
      'expected a text such as “Suite 310”, found 310; write "310" with quotation marks',
    ],
    ["permit: 12", optionalText, 'found 12; write "12" with quotation marks'],
    ["doctor: true", text("Jo"), 'found true; write "true" with quotation marks'],
  ])("what YAML reads as a number or a choice: %s", (yaml, field, line) => {
    const [name = ""] = yaml.split(":");
    expect(told(z.strictObject({ [name]: field }), yaml)).toContain(line);
  });

  it("yes and no, and a choice that is misspelled", () => {
    const schema = z.strictObject({
      sample: z.boolean({ error: "true or false" }),
      load: z.boolean(),
      mode: z.enum(["specified", "consent"], { error: "specified or consent" }),
    });
    const record = { sample: "yes", load: "No", mode: "consnet" };
    expect(linesOf(() => validate("content/a.yaml", schema, record))).toEqual([
      'content/a.yaml: sample: expected true or false, found "yes"; write true',
      'content/a.yaml: load: expected true or false, found "No"; write false',
      'content/a.yaml: mode: expected specified or consent, found "consnet"; did you mean "consent"?',
    ]);
  });

  it("a page that is misspelled", () => {
    const [line] = linesOf(() => validate("content/pages.yaml", pagesSchema, { abot: {} }));
    expect(line).toMatch(
      /expected only the fields home, about, .*, found "abot"; did you mean "about"\?$/,
    );
  });

  it.each([
    [
      { label: "Home", hre: "/" },
      'items[0].submenu[0]: expected only the fields label, href, all, found "hre"; did you mean "href"?',
    ],
    [
      { label: "Home", href: "about" },
      'items[0].submenu[0].href: expected a path such as /about, found "about"',
    ],
    [
      { all: "doctor" },
      'items[0].submenu[0].all: expected services or doctors, found "doctor"; did you mean "doctors"?',
    ],
    [
      "Home",
      'items[0].submenu[0]: expected a label and its href, or all: services, or all: doctors, found "Home"',
    ],
  ])("an entry of a menu: %j", (entry, line) => {
    const record = { items: [{ label: "Home", href: "/", submenu: [entry] }] };
    expect(linesOf(() => validate("content/navigation.yaml", navigationSchema, record))).toEqual([
      `content/navigation.yaml: ${line}`,
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
    const [line] = linesOf(() => validate("content/a.yaml", z.object({ opens: clock }), { opens }));
    expect(line).toBe(
      `content/a.yaml: opens: expected a time of day such as 09:00, found "${opens}"${hint}`,
    );
  });

  it("a fault in the hours that all offices share is told once", () => {
    const { week } = parseYaml("a", contentText("hours.yaml")) as { week: object };
    const hours = {
      week: { ...week, monday: { opens: "9:00", closes: "17:00" } },
      holidays: [{ date: "2026-25-12", hours: null, reason: "Christmas Day" }],
    };
    expect(linesOf(() => validate("content/hours.yaml", hoursSchema, hours))).toEqual([
      expect.stringMatching(/^content\/hours\.yaml: week\.monday\.opens: .*write "09:00"$/),
      expect.stringMatching(/^content\/hours\.yaml: holidays\[0\]\.date: expected a date/),
    ]);
  });

  it("a second emphasis in a heading", () => {
    const [line] = linesOf(() =>
      validate("content/a.yaml", pageSchema.pick({ heading: true }), { heading: "A *b* c *d* e" }),
    );
    expect(line).toMatch(/^content\/a\.yaml: heading: expected .*; write "A \*b\* c d e"$/);
    const open = linesOf(() =>
      validate("content/a.yaml", pageSchema.pick({ heading: true }), { heading: "A *b" }),
    );
    expect(open).toHaveLength(1);
  });

  it("words and pictures of patients without a permission", () => {
    const words = { sample: false, name: "A.", text: "x".repeat(40), permission: null };
    expect(
      linesOf(() => validate("content/t.yaml", testimonialsSchema, { testimonials: [words] })),
    ).toEqual([
      'content/t.yaml: testimonials[0].permission: expected where the signed permission is kept, such as permission: "Folder 3, 2026-10-02"; only a sample has null, found null',
    ]);
    const picture = (side: string) => ({ file: `01-${side}.jpg`, alt: `${side}${"x".repeat(20)}` });
    const pair = {
      ...{ before: picture("before"), after: picture("after"), procedure: "A", interval: "B" },
      ...{ sample: false, consent: null },
    };
    const gallery = {
      ...{ indexed: false, resultsNote: "A", ratingLabel: "adult" },
      categories: [{ id: "a", title: "A", summary: "A", pairs: [pair, pair] }],
    };
    const lines = linesOf(() => validate("content/g.yaml", gallerySchema, gallery));
    expect(lines).toEqual(
      [0, 1].map((index) =>
        expect.stringContaining(
          `categories[0].pairs[${index}].consent: expected the patient's consent`,
        ),
      ),
    );
  });
});

it("only words that are near are suggested", () => {
  expect(closest("telehealt", ["photoConsult", "telehealth"])).toBe("telehealth");
  expect(closest("fax", ["main", "tollFree"])).toBeUndefined();
});

it("records know their fields below transforms and lists", () => {
  expect(() => validate("content/offices.yaml", officesSchema, { ofices: [] })).toThrow(
    /found "ofices"; did you mean "offices"\?/,
  );
  expect(() =>
    validate("content/practice.yaml", practiceSchema, { site: { asetHost: "" } }),
  ).toThrow(/site: expected only the fields url, .*, found "asetHost"; did you mean "assetHost"\?/);
});
