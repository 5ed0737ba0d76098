import type { z } from "zod";
import { ContentReader, setValueAt } from "../content-schema/content-reader.ts";
import type { Facts } from "../content-schema/fill-facts.ts";
import { formatSpan, type Hours } from "../content-schema/format/hours.ts";
import { formatPhone } from "../content-schema/format/phone.ts";
import { formatPrice } from "../content-schema/format/price.ts";
import { type Content, readUnchecked } from "../content-schema/load-content.ts";
import { isLink, telephone } from "../content-schema/validation/fields.ts";
import { schemaAt, unwrap, valuesOf } from "../content-schema/validation/metadata.ts";
import { asText } from "../content-schema/validation/remedies.ts";
import { isRecord } from "../scripts/content-edit/record.ts";
import { CurrentContent } from "../scripts/vite/content.ts";
import { mark, unmarked } from "./mark.ts";

/** Formats a price, a phone or a day's hours as pages show it; undefined for other values. */
function formatShown(file: string, value: unknown, { offices }: Content["words"]) {
  // The currency sign is a text of its own.
  if (typeof value === "number" && file === "prices.yaml") return formatPrice(value).slice(1);
  if (telephone.safeParse(value).success) return formatPhone(String(value));
  if (!isRecord(value) || !value["opens"]) return undefined;
  return formatSpan(value as NonNullable<Hours>, offices.hours);
}

/** Returns the fields of prices, phones and hours by what pages show. */
function shownNumbers({ words }: Content, reader: ContentReader): Record<string, string> {
  // Of fields that show the same, that of the last file counts, and the first one there.
  const files = ["practice.yaml", "offices.yaml", "hours.yaml", "prices.yaml"];
  const shown = files.flatMap((file) => {
    const values = [...valuesOf(reader.records.get(`content/${file}`)?.input)];
    return values.toReversed().flatMap(({ path, value }) => {
      const number = formatShown(file, value, words);
      if (!number) return [];
      const field = isRecord(value) ? [...path, "opens"] : path;
      return [[number, `${file}#${field.join(".")}`]];
    });
  });
  return Object.fromEntries(shown);
}

/** Records that no page shows, and fields whose values are keys, not text. */
export const hiddenRecord = /\b(?:search-words|confirmed|required-notices)\.yaml$/;
const isKey = (path: readonly PropertyKey[]) => ["menu", "part"].includes(String(path.at(-1)));

/** Marks each text of its records with its field. */
class MarkedReader extends ContentReader {
  override record<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    settings: Readonly<Record<string, string>> = {},
  ): z.output<Schema> {
    const output = super.record(name, schema, settings);
    if (hiddenRecord.test(name)) return output;
    for (const { path, value } of [...valuesOf(output)]) {
      if (typeof value !== "string" || value === "" || isKey(path)) continue;
      const fieldSchema = schemaAt(schema, path);
      const isText = fieldSchema && unwrap(fieldSchema).meta.remedy === asText;
      if (isText) setValueAt(output, path, mark(value, `${name}#${path.join(".")}`));
    }
    return output;
  }

  /** Facts have no marks: their numbers are found in the page, others are chips of their sentence. */
  override setFacts(facts: Facts): void {
    const entries = Object.entries(facts).map(([name, fact]) => [name, fact && unmarked(fact)]);
    super.setFacts(Object.fromEntries(entries));
  }
}

/** Returns `shown`, with the marks of `marked` wherever both have the same text. */
function keepShownMarks(marked: unknown, shown: unknown): unknown {
  if (typeof shown === "string") {
    if (isLink(shown)) return shown;
    return typeof marked === "string" && unmarked(marked) === shown ? marked : shown;
  }
  const inner = (value: unknown, key: PropertyKey) => keepShownMarks(Object(marked)[key], value);
  if (Array.isArray(shown)) return shown.map(inner);
  if (!isRecord(shown)) return shown;
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, inner(value, key)]));
}

/** The content of a preview, in which each text names its field. */
export class MarkedContent extends CurrentContent {
  #cached: { content: Content; numbers: Record<string, string> } | undefined;

  /** Returns the content with its marks, and the fields of numbers by what pages show. */
  markedContent() {
    if (this.#cached) return this.#cached;
    const { content, reader } = this.read();
    const marked = readUnchecked(new MarkedReader(reader.folder)).content;
    const numbers = shownNumbers(content, reader);
    this.#cached = { content: keepShownMarks(marked, content) as Content, numbers };
    return this.#cached;
  }

  override shown(): Content {
    return this.markedContent().content;
  }

  override invalidate(): void {
    super.invalidate();
    this.#cached = undefined;
  }
}
