import words from "./labels.json" with { type: "json" };

/** Labels of fields, and words, that their names alone do not tell. */
const { labels, spellings }: Record<keyof typeof words, Record<string, string>> = words;

/** Converts the name of a field or file to a label: `firstVisitPrice` to “First visit price”. */
export function labelOf(name: string): string {
  const plain = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[\s-]+/)
    .map((word) => spellings[word.toLowerCase()] ?? word.toLowerCase())
    .join(" ");
  return labels[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Returns where a field stands, in the form's labels: “Prices › Photo consult”. */
export const placeOf = (file: string, fields: readonly string[] = []): string =>
  [file.replace(/^.*\/|\.(?:yaml|mdx)$/g, ""), ...fields]
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : labelOf(name)))
    .join(" › ");
