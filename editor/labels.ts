import { formatClock } from "../content-schema/format/hours.ts";
import { formatPhone } from "../content-schema/format/phone.ts";
import { formatPrice } from "../content-schema/format/price.ts";
import { upperFirst } from "../content-schema/format/upper-first.ts";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { ownValue } from "../scripts/content-edit/record.ts";
import labelsFile from "./labels.json" with { type: "json" };

/** Labels and spellings that cannot be derived from a field's name. */
const { labels, spellings }: Record<"labels" | "spellings", Record<string, string>> = labelsFile;

/** Converts the name of a field or file to a label: `firstVisitPrice` to “First visit price”. */
export function labelOf(name: string): string {
  const plain = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[\s-]+/)
    .map((word) => ownValue(spellings, word.toLowerCase()) ?? word.toLowerCase())
    .join(" ");
  return ownValue(labels, name) ?? upperFirst(plain);
}

/** Returns the text of a file without its marks: `<Cite n="2" />` as “[source 2]”, `**now**` as “now [bold]”. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/\*\*(.+?)\*\*/g, "$1 [bold]")
    .replaceAll(/<Cite n="(\d+)" \/>/g, "[source $1]")
    .replaceAll(/<\/?[A-Z]\w*(?:[^<>"]*"([^"]*)")?[^<>]*>/g, (_, name) => (name ? `[${name}]` : ""))
    .replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => {
      return `[${labelOf(name.replaceAll(".", " ")).toLowerCase()}]`;
    });

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** Returns a text, number or answer as pages show it: `39.95` of prices as “$39.95”. */
function formatScalar(file: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && file === "content/prices.yaml") return formatPrice(value);
  const text = withoutMarks(String(value));
  if (/^\d\d:\d\d$/.test(text)) return formatClock(text);
  const day = /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text);
  return day ? longDate.format(day) : formatPhone(text);
}

/** Returns a value of a file as words: a line for each field or entry that is filled in. */
export function formatValue(file: string, value: unknown): string {
  const lines = [...valuesOf(value)].flatMap(({ path, value: inner }) => {
    if (inner === null || inner === undefined || typeof inner === "object") return [];
    const text = formatScalar(file, inner);
    if (text === "") return [];
    const name = path.findLast((key) => typeof key === "string");
    return name === undefined ? text : `${labelOf(String(name))}: ${text}`;
  });
  return lines.join("\n");
}
