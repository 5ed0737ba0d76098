import type { z } from "zod";
import type { Facts } from "../content-schema/fill-facts.ts";
import { formatPrice } from "../content-schema/format/dollars.ts";
import { formatSpan, type Hours } from "../content-schema/format/hours.ts";
import { formatPhone } from "../content-schema/format/phone.ts";
import { type Content, readDraft } from "../content-schema/load-content.ts";
import { Source } from "../content-schema/source.ts";
import { isLink } from "../content-schema/validation/fields.ts";
import { formOf, schemaAt, valuesOf } from "../content-schema/validation/metadata.ts";
import { asText } from "../content-schema/validation/remedies.ts";
import { isFields } from "../scripts/content-edit/form.ts";
import { CurrentContent } from "../scripts/vite/content.ts";
import { mark, unmarked } from "./mark.ts";

type Fields = readonly (readonly [shown: string, field: string])[];

/** Returns the fields of prices, phones and hours by what pages show; those of all offices win. */
function shownNumbers({ practice, words }: Content, source: Source): Record<string, string> {
  const { prices, phones, offices } = practice;
  const recordOf = (name: string) => source.records.get(`content/${name}`)?.input;
  // The sign of the currency stands apart.
  const amount = (price: number) => formatPrice(price).slice(1);
  const priced: Fields = Object.entries(prices).flatMap(([name, price]) =>
    typeof price === "number" ? [[amount(price), `prices.yaml#${name}`]] : [],
  );
  const treatments: Fields = prices.services.flatMap(({ price }, index) =>
    price ? [[amount(price), `prices.yaml#services.${index}.price`]] : [],
  );
  const called: Fields = Object.entries(phones).flatMap(([name, phone]) =>
    phone ? [[formatPhone(phone), `practice.yaml#phones.${name}`]] : [],
  );
  const spans = (file: string): Fields =>
    [...valuesOf(recordOf(file))].flatMap(({ path, value }) => {
      if (!isFields(value) || !value["opens"]) return [];
      const hours = value as NonNullable<Hours>;
      return [[formatSpan(hours, words.offices.hours), `${file}#${path.join(".")}.opens`]];
    });
  const own: Fields = offices.map(({ phone }, index) => [
    formatPhone(phone),
    `offices.yaml#offices.${index}.phone`,
  ]);
  const all = [...treatments, ...priced, ...called, ...own, ...spans("offices.yaml")];
  // The first day of several with the same hours.
  all.push(...spans("hours.yaml").toReversed());
  return Object.fromEntries(all);
}

/** Records that no page shows, and fields whose words are names for the program. */
const silent = new Set(["search-words.yaml", "confirmed.yaml", "required-notices.yaml"]);
const isName = (path: readonly PropertyKey[]) => ["menu", "part"].includes(String(path.at(-1)));

/** Marks each text of its records with its field. */
class MarkedSource extends Source {
  override record<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    settings: Readonly<Record<string, string>> = {},
  ): z.output<Schema> {
    const output = super.record(name, schema, settings);
    if (silent.has(name)) return output;
    const marked = (value: unknown, path: readonly PropertyKey[]): unknown => {
      if (Array.isArray(value)) return value.map((each, index) => marked(each, [...path, index]));
      if (isFields(value)) {
        const entries = Object.entries(value);
        return Object.fromEntries(
          entries.map(([key, each]) => [key, marked(each, [...path, key])]),
        );
      }
      const place = schemaAt(schema, path);
      const isText = place && formOf(place).notes.remedy === asText;
      if (typeof value !== "string" || value === "" || !isText || isName(path)) return value;
      return mark(value, `${name}#${path.join(".")}`);
    };
    return marked(output, []) as z.output<Schema>;
  }

  /** Facts have no marks: their numbers are found in the page, others are chips of their sentence. */
  override setFacts(facts: Facts): void {
    const entries = Object.entries(facts).map(([name, fact]) => [name, fact && unmarked(fact)]);
    super.setFacts(Object.fromEntries(entries));
  }
}

/** Returns what is shown, marked wherever it is the same but for its marks. */
function sameShown(marked: unknown, own: unknown): unknown {
  if (typeof own === "string") {
    if (isLink(own)) return own;
    return typeof marked === "string" && unmarked(marked) === own ? marked : own;
  }
  const inner = (value: unknown, key: PropertyKey) => sameShown(Object(marked)[key], value);
  if (Array.isArray(own)) return own.map(inner);
  if (!isFields(own)) return own;
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, inner(value, key)]));
}

/** The content of a preview, in which each text names its field. */
export class MarkedContent extends CurrentContent {
  #marked: ReturnType<MarkedContent["mark"]> | undefined;

  /** Marks the content as it is now. */
  mark() {
    const { content, source } = this.read();
    const marked = readDraft(source.folder, new MarkedSource(source.folder)).content;
    const numbers = shownNumbers(content, source);
    return { content: sameShown(marked, content) as Content, numbers };
  }

  marked() {
    this.#marked ??= this.mark();
    return this.#marked;
  }

  override shown(): Content {
    return this.marked().content;
  }

  override forget(): void {
    super.forget();
    this.#marked = undefined;
  }
}
