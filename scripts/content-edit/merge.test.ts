import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { practiceSchema } from "../../content-schema/practice-schema.ts";
import { serviceSchema } from "../../content-schema/service-schema.ts";
import { clock, date, list, telephone, text } from "../../content-schema/validation/fields.ts";
import { asPrice } from "../../content-schema/validation/remedies.ts";
import { mergeText, mergeYaml } from "./merge.ts";

const content = join(import.meta.dirname, "../../tests/fixtures/dermatologist");
const records = ["", "words"]
  .flatMap((folder) => readdirSync(join(content, folder)).map((name) => join(folder, name)))
  .filter((name) => name.endsWith(".yaml"));

it.each(records)("%s stays byte for byte where one text is changed", (name) => {
  const source = readFileSync(join(content, name), "utf8");
  const mark = "a changed text";
  let former = "";
  const changed = JSON.parse(JSON.stringify(parse(source)), (_, value: unknown) => {
    if (former || typeof value !== "string" || !/^[A-Z][a-z]+ [a-z ]+$/.test(value)) return value;
    former = value;
    return mark;
  });
  const merged = mergeYaml(z.looseObject({}), source, changed);
  const lines = source.split("\n");
  const differing = merged.split("\n").filter((line, index) => line !== lines[index]);
  expect(merged.split("\n")).toHaveLength(lines.length);
  expect(differing).toHaveLength(former ? 1 : 0);
  expect(mergeYaml(z.looseObject({}), source, parse(source))).toBe(source);
});

describe("what a form holds becomes what the file says", () => {
  const schema = z.strictObject({
    price: z.number(),
    hours: z.strictObject({ opens: text("09:00"), closes: text("17:00") }).nullable(),
    until: date.optional(),
    days: list(z.strictObject({ date, reason: text("Holiday") }), 0, 9),
    names: z.array(text("Name")),
  });
  const source = `# About prices.
price: 39.95 # in dollars
hours: null
days: []
# About names.
names:
  - 'First'
  - Second
`;
  const form = parse(source);

  it("digits become a number, and empty fields null or no line", () => {
    const filled = { ...form, price: "44.95", hours: { opens: "", closes: "" }, until: "" };
    expect(mergeYaml(schema, source, filled)).toBe(source.replace("39.95", "44.95"));
    // What is no number is left for the check of the content to tell of.
    expect(mergeYaml(schema, source, { ...form, price: "39,95" })).toContain("price: 39,95");
  });

  it("a price, phone or time may be written as people write it", () => {
    const price = z.number().meta({ remedy: asPrice }).nullable();
    const practice = z.strictObject({ price, phone: telephone, opens: clock, day: date });
    const file = 'price: 39.95\nphone: "+13105550100"\nopens: "09:00"\nday: "2026-12-25"\n';
    const form = { price: "$44,95\xad", phone: "310 555-0142", opens: "9:30am", day: "12/24/2026" };
    expect(mergeYaml(practice, file, form)).toBe(
      'price: 44.95\nphone: "+13105550142"\nopens: "09:30"\nday: "2026-12-24"\n',
    );
    const unclear = mergeYaml(practice, file, { ...form, price: "free", phone: "555-0142" });
    expect(unclear).toContain('price: free\nphone: "555-0142"\n');
  });

  it("entries are added and removed in their place, with dates between quotation marks", () => {
    const days = [{ date: "2026-12-25", reason: "Christmas Day" }];
    const added = mergeYaml(schema, source, { ...form, days, names: ["New", "First", "Second"] });
    expect(added).toBe(
      source
        .replace("days: []", 'days:\n  - date: "2026-12-25"\n    reason: Christmas Day')
        .replace("  - 'First'", "  - New\n  - 'First'"),
    );
    const moved = mergeYaml(schema, added, { ...parse(added), names: ["Second", "New", "First"] });
    expect(moved).toContain("  - Second\n  - New\n  - 'First'");
    const removed = mergeYaml(schema, added, {
      ...parse(added),
      days: [],
      names: ["New", "Second"],
    });
    expect(removed).toBe(source.replace("'First'", "New"));
  });
});

describe("a part of the site that the practice does without", () => {
  const source = readFileSync(join(content, "practice.yaml"), "utf8");
  const form = parse(source);
  const emptied = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(record).map((name) => [name, ""]));

  it("is null or an empty list once its fields are emptied in the form, which is accepted", () => {
    const merged = mergeYaml(practiceSchema, source, {
      ...form,
      lender: emptied(form.lender),
      photoConsult: { ...emptied(form.photoConsult), fileTypes: [] },
      rating: { ...emptied(form.rating), best: 5, structuredData: { shown: false } },
      phones: { ...form.phones, tollFree: "" },
      social: undefined,
    });
    const saved = parse(merged);
    expect(saved).toMatchObject({ lender: null, photoConsult: null, rating: null, social: [] });
    expect(saved.phones.tollFree).toBeNull();
    expect(practiceSchema.safeParse(saved).error?.message).toBeUndefined();
  });

  it("comes back as it is filled in", () => {
    const without = mergeYaml(practiceSchema, source, { ...form, lender: emptied(form.lender) });
    const back = mergeYaml(practiceSchema, without, { ...parse(without), lender: form.lender });
    expect(parse(back).lender).toEqual(form.lender);
  });
});

describe("a text with fields above it", () => {
  const file = join(content, "services/acne.mdx");
  const source = readFileSync(file, "utf8");
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fields = parse(front);
  /** As the form sends it: written anew. */
  const sent = (values: object, words: string) => `---\n${stringify(values)}---\n${words}`;

  it("keeps its words byte for byte where a field is changed", () => {
    const merged = mergeText(serviceSchema, source, sent({ ...fields, order: "9" }, body.trim()));
    expect(merged).toBe(source.replace(/^order: \d+$/m, "order: 9"));
  });

  it("keeps its fields where its words are changed", () => {
    const words = body.replace("</Part>", "More.\n\n</Part>");
    expect(mergeText(serviceSchema, source, sent(fields, words.trim()))).toBe(
      source.replace("</Part>", "More.\n\n</Part>"),
    );
  });

  it("gets no fields where it has none", () => {
    const schema = z.strictObject({ sample: z.boolean().optional() });
    const plain = "## Heading\n\nWords.\n";
    const marked = `---\nsample: true\n---\n\n${plain}`;
    for (const former of [plain, marked]) {
      expect(mergeText(schema, former, sent({ sample: false }, plain.trim()))).toBe(plain);
      expect(mergeText(schema, former, sent({ sample: true }, plain.trim()))).toBe(marked);
    }
  });
});

it("a text with the lines and the mark of another program keeps its fields", () => {
  const source = "---\ntitle: Parking\n---\n\nHere.\n";
  const former = `\uFEFF${source.replaceAll("\n", "\r\n")}`;
  const merged = mergeText(z.looseObject({}), former, source.replace("Here", "There"));
  expect(merged).toBe(source.replace("Here", "There"));
});
