import type { z } from "zod";
import { upperFirst } from "../content-schema/format/upper-first.ts";
import { type Unwrapped, unwrap } from "../content-schema/validation/metadata.ts";
import { isRecord } from "../scripts/content-edit/record.ts";
import { labelOf } from "./labels.ts";

/** A form field in Decap's configuration format. */
export type Field = { name: string; widget: string; [setting: string]: unknown };

/** Fields that can name an entry, by priority. */
export const titleFields =
  "label title service name heading question date term procedure path what file id all".split(" ");

/** In characters; longer texts get a multiline field. */
const oneLineLength = 60;

/**
 * Returns the hint of a field: its own, else the schema's message for an empty value, in backticks
 * so that Decap makes no links of it. A minimum number of entries or characters is always named.
 */
function hintOf(schema: z.ZodType, { type, meta: { hint } }: Unwrapped, mayBeEmpty: boolean) {
  const emptyIssues = [0, "", []].flatMap(
    (value) => schema.safeParse(value, { error: () => "a text" }).error?.issues ?? [],
  );
  const least = mayBeEmpty ? 1 : 0;
  const minimum = emptyIssues.find(
    (issue) => issue.code === "too_small" && type !== "number" && issue.minimum > least,
  );
  const prefix = mayBeEmpty ? "none, or " : "";
  if (minimum) return `${upperFirst(prefix + minimum.message)}. ${hint ?? ""}`.trim();
  if (hint !== undefined || !["string", "number"].includes(type)) return hint;
  // Any text needs none.
  const format = emptyIssues.find(({ message }) => !/^a text(?: such as|$)/.test(message));
  return format && `\`${upperFirst(format.message)}.\``;
}

/** A select field of records: `value_field` is stored, the fields `shown` are displayed. */
const relation = (collection: string, value_field: string, shown: string[], file?: string) => {
  const shownAs = { display_fields: shown, search_fields: shown, options_length: 60 };
  return { widget: "relation", collection, file, value_field, ...shownAs };
};

/** Where the form finds the records that others name. */
const relations = {
  office: relation("prices-and-hours", "offices.*.id", ["offices.*.name"], "offices"),
  service: relation("services", "slug", ["title"]),
  // A service needs signs of certain levels.
  sign: relation("pages", "signs.*.id", ["signs.*.level", "signs.*.text"], "urgent-signs"),
};

/** `values` are all current ones. */
function fieldOf(
  name: string,
  schema: z.ZodType,
  values: readonly unknown[],
  isInOptionalGroup = false,
): Field {
  const inner = unwrap(schema);
  const { meta } = inner;
  const mayBeEmpty =
    isInOptionalGroup || [undefined, null, "", []].some((empty) => schema.safeParse(empty).success);
  const common = {
    name,
    label: upperFirst(meta.label ?? labelOf(name)),
    hint: hintOf(schema, inner, mayBeEmpty),
    required: !mayBeEmpty,
  };
  if (meta.upload) return { ...common, widget: "file", choose_url: false };
  if (meta.color) return { ...common, widget: "color", allowInput: true };
  if (meta.names) return { ...common, hint: meta.hint, ...relations[meta.names] };
  if (meta.cites) return { ...common, widget: "source-numbers" };
  switch (inner.type) {
    case "object":
      return { ...common, ...groupOf(schema, values, mayBeEmpty && common.label) };
    case "array":
      return { ...common, ...listOf(name, inner, values) };
    case "enum": {
      const values = Object.values(inner.entries ?? {});
      const options = values.map((value) => ({ label: choiceLabel(value), value }));
      return { ...common, hint: meta.hint, widget: "select", options };
    }
    case "literal":
      return { ...common, widget: "hidden", default: inner.values?.[0] };
    case "boolean": {
      const { data = false } = schema.safeParse(undefined);
      return { ...common, widget: "boolean", default: data, required: false };
    }
    default:
      if (inner.format === "date") return { ...common, hint: meta.hint, widget: "day" };
      return { ...common, ...textOf(values.filter((value) => typeof value === "string")) };
  }
}

/** The label of an option; degrees and time zones keep their spelling. */
const choiceLabel = (value: string) =>
  /^[A-Z]{2,}$|\//.test(value) ? value.replaceAll("_", " ") : labelOf(value);

function textOf(texts: readonly string[]) {
  if (texts.some((text) => text.includes("{"))) return { widget: "text-with-chips", of: "line" };
  const isLong = texts.some((text) => text.length > oneLineLength && text.includes(" "));
  return { widget: isLong ? "text" : "string" };
}

/** The form fields of a record, in the order of its schema. */
export const fieldsOf = (inner: Unwrapped, values: readonly unknown[], isInOptionalGroup = false) =>
  Object.entries(inner.shape ?? {}).map(([name, schema]) =>
    fieldOf(
      name,
      schema,
      values.flatMap((value) => (isRecord(value) ? [value[name]] : [])),
      isInOptionalGroup,
    ),
  );

/** @param optional the label of a group that may be empty, which is folded */
function groupOf(schema: z.ZodType, values: readonly unknown[], optional: string | false) {
  const fields = fieldsOf(unwrap(schema), values, optional !== false);
  const shown = fields.filter(({ widget }) => widget !== "hidden");
  const title = optional && titleOf(fields, " | default('none')");
  const group = { widget: "object", collapsed: shown.length > 3 || Boolean(title), fields };
  // Decap cannot summarize a record that is null.
  const hasSummary = title && !schema.isNullable();
  return hasSummary ? { ...group, summary: `${optional}: ${title}` } : group;
}

/** The name of a list's entries, by a field that they have. */
const kinds = { question: "question", href: "link", url: "link", alt: "picture" };

/** What the button of a list adds: “question”, or “point” of “points”, or a line. */
function entryLabel(name: string, fields: readonly Field[]): string {
  const kind = Object.entries(kinds).find(([each]) => fields.some(({ name }) => name === each));
  if (kind) return kind[1];
  const [, singular] = /^(?!includes|holds)(.*[^s])s$/.exec(name) ?? [];
  return singular ? labelOf(singular).toLowerCase() : "line";
}

function listOf(name: string, { element }: Unwrapped, values: readonly unknown[]) {
  if (!element) throw new Error("expected the schema of a list's entries, found none");
  const entries = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const inner = unwrap(element);
  const fields = fieldsOf(inner, entries);
  const label_singular = inner.meta.label ?? entryLabel(name, fields);
  const settings = { widget: "list", collapsed: true, label_singular };
  if (fields.length === 0) {
    return { ...settings, summary: "{{fields.entry}}", field: fieldOf("entry", element, entries) };
  }
  return { ...settings, summary: titleOf(fields), fields };
}

/** Names a folded group or entry, which cannot show chips. */
function titleOf(fields: readonly Field[], filter = ""): string {
  const candidates = fields.filter(({ widget }) => widget !== "text-with-chips");
  const title = titleFields.find((each) => candidates.some(({ name }) => name === each));
  if (!title) return "";
  const isDay = candidates.some(({ name, widget }) => name === title && widget === "day");
  // Decap's date filter writes “Invalid Date” for none.
  const dateFilter = isDay ? " | date('dddd, MMMM D, YYYY')" : "";
  const hasLastDay = fields.some(({ name }) => name === "until");
  const until = hasLastDay ? "{{fields.until | ternary(' until ', '')}}{{fields.until}}" : "";
  return `{{fields.${title}${filter || dateFilter}}}${until}`;
}
