import { isDeepStrictEqual } from "node:util";
import { Problem } from "../content-schema/validation/problem.ts";
import { valuesIn, withValues } from "../scripts/content-edit/merge.ts";
import type { Entry } from "./entry.ts";
import { throwProblems } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";

/* What the form itself changes in an entry, and what a copy must not share with what it was copied from. */

/** What must differ in a copy, by field; others are cleared, or may stay. */
const ownFields: Readonly<Record<string, { expected: string; fix?: string }>> = {
  title: { expected: "a title of its own" },
  name: { expected: "the name of another doctor" },
  "license.number": { expected: "the license of this doctor" },
  path: { expected: "an address of its own" },
  whatIs: { expected: "a question of its own" },
  slug: { expected: "an address that no other service has or had" },
  sources: {
    expected: "the sources of this page's own text",
    fix: "write title, organization, year and url of each",
  },
  "about.name": { expected: "what this page alone is about", fix: "write its medical name" },
};

const valueAt = (fields: unknown, field: string) =>
  field.split(".").reduce((value, key) => Object(value)[key], fields);

/** Throws a `UserError` with what a copy still shares. */
function checkCopied(file: string, fields: unknown, copied: unknown): void {
  const problems = Object.entries(ownFields).flatMap(([field, details]) => {
    // Sheets share sources.
    const isShared = field === "sources" && !Object(fields).about;
    const value = valueAt(fields, field);
    if (!value || isShared || !isDeepStrictEqual(value, valueAt(copied, field))) return [];
    const found = typeof value === "string" ? value : "the same as in what was copied";
    return [new Problem({ file, path: field.split(".") }, { ...details, found })];
  });
  throwProblems(problems);
}

type Fields = Record<string, unknown>;

/** Returns the fields of a copy without what is true of the copied record alone, such as its review. */
function withoutCopied(fields: Fields, copied: Fields, orders: readonly number[]): Fields {
  const today = new Date().toLocaleDateString("sv");
  const { review, sample } = fields;
  const { reviewer } = Object(review);
  const own: Fields = {
    formerly: undefined,
    // The home page would have it twice.
    symptom: undefined,
    order: Math.max(0, ...orders) + 1,
    review: { ...Object(review), reviewer: { ...reviewer, sample: true } },
    reviewedBy: null,
    updated: today,
    date: today,
    // The words of a doctor.
    sample: "license" in fields || sample,
  };
  // A later day is that of another review.
  const days: Readonly<Record<string, string>> = {
    review: "review.lastReviewed",
    reviewedBy: "reviewedBy.date",
  };
  const isCopied = (name: string) => {
    const [value, former] = [fields, copied].map((each) => valueAt(each, days[name] ?? name));
    return name in own && value !== undefined && isDeepStrictEqual(value, former);
  };
  const entries = Object.keys(fields).map((name) => [
    name,
    isCopied(name) ? own[name] : fields[name],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns a text with the price of a copied service as its own. */
const withOwnPrice = (text: string, from: unknown, to: unknown) =>
  text.replaceAll(new RegExp(`(?<=\\{\\{\\s*[Pp]rice\\.)${from}(?![\\w-])`, "g"), String(to));

/** Returns a text with links to this site as paths: it is usually copied from the browser. */
function withOwnPaths(records: readonly ContentRecord[], text: string): string {
  const [practice] = recordOf(records, "content/practice.yaml")?.values ?? [];
  const origin: string = Object(practice).site?.url;
  if (!origin) return text;
  const link = `(?<=\\]\\(|^ *(?:- )?href: "?)${origin.replaceAll(/\W/g, "\\$&")}(?:/|(?=[?#)"\\s]|$))`;
  return text.replaceAll(new RegExp(link, "gm"), "/");
}

/**
 * Returns an entry with links to this site as paths, and a copy without what is not true of it.
 * @throws {UserError} with the fields in which a copy must differ
 */
export function prepareEntry(records: readonly ContentRecord[], entry: Entry): Entry {
  const { path, copied } = entry;
  const raw = withOwnPaths(records, entry.raw);
  if (copied === undefined) return { ...entry, raw };
  const values = valuesIn(path, raw);
  const [fields, former] = [Object(values.fields), Object(valuesIn(path, copied).fields)];
  checkCopied(path, fields, former);
  const services = recordOf(records, path)?.values ?? [];
  const orders = services.map((each) => Number(Object(each).order ?? 0));
  const own = withValues(path, raw, { ...values, fields: withoutCopied(fields, former, orders) });
  return { ...entry, raw: fields.slug ? withOwnPrice(own, former.slug, fields.slug) : own };
}
