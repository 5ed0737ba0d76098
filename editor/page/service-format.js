import yaml from "yaml";

const file = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const parts = /<Part is="(\w+)"([^>]*)>([\s\S]*?)<\/Part>/g;

/** Reads a file's fields: `text-visit` is a part, `text-visit-line` what its tag has besides. */
export function fieldsFrom(source) {
  const [, front = "", body = ""] = file.exec(source) ?? [];
  const texts = [...body.matchAll(parts)].flatMap(([, name, line, text]) => [
    [`text-${name}`, text.trim()],
    ...(line ? [[`text-${name}-line`, line]] : []),
  ]);
  return { ...yaml.parse(front), ...Object.fromEntries(texts) };
}

/** Writes a file of fields, with the parts in their order. */
export const sourceOf = (order) => (fields) => {
  const textOf = (part) => {
    const { [`text-${part}`]: text = "", [`text-${part}-line`]: line = "" } = fields;
    return `<Part is="${part}"${line}>\n\n${text}\n\n</Part>`;
  };
  const texts = order.map((part) => (part === "care" ? "<CareCards />" : textOf(part)));
  const front = Object.entries(fields).filter(([name]) => !name.startsWith("text-"));
  return `---\n${yaml.stringify(Object.fromEntries(front))}---\n\n${texts.join("\n\n")}\n`;
};
