import yaml from "yaml";

const file = /^---\n((?:[\s\S]*?\n)?)---\n([\s\S]*)$/;
const parts = /<Part is="(\w+)"([^>]*)>([\s\S]*?)<\/Part>/g;

function split(source) {
  const [, front = "", body = source] = file.exec(source) ?? [];
  return { fields: yaml.parse(front) ?? {}, body };
}

/** Reads a file's fields: `text-visit` is a part's text, `text-visit-line` the other attributes of its tag. */
export function fieldsFrom(source) {
  const { fields, body } = split(source);
  const texts = [...body.matchAll(parts)].flatMap(([, name, line, text]) => [
    [`text-${name}`, text.trim()],
    ...(line ? [[`text-${name}-line`, line]] : []),
  ]);
  return { ...fields, ...Object.fromEntries(texts) };
}

/** Writes a file of fields, with the parts in their order. */
export const sourceOf = (order) => (fields) => {
  const textOf = (part) => {
    const text = fields[`text-${part}`] ?? "";
    const line = fields[`text-${part}-line`] ?? "";
    return `<Part is="${part}"${line}>\n\n${text}\n\n</Part>`;
  };
  const texts = order.map((part) => (part === "care" ? "<CareCards />" : textOf(part)));
  const front = Object.entries(fields).filter(([name]) => !name.startsWith("text-"));
  return `---\n${yaml.stringify(Object.fromEntries(front))}---\n\n${texts.join("\n\n")}\n`;
};

/** A draft of the form: the file as it would be, and as it was when the form loaded it. */
export const parseDraft = (draft) => JSON.parse(draft);

const isDraft = (source) => source.startsWith('{"text":');

/** The last saved text of a file, by each earlier text that the form had loaded or saved. */
const lastSaved = new Map();

/** Remembers a saved text, so that a draft kept afterwards has it as the loaded text. */
export function setLastSaved(loaded, text) {
  for (const [former, latest] of lastSaved) if (latest === loaded) lastSaved.set(former, text);
  if (loaded) lastSaved.set(loaded, text);
}

/** A format for drafts: `loaded`, among the fields, is the file as the form loaded it. */
const withLoaded = ({ fromFile, toFile }) => ({
  fromFile(source) {
    const { text, loaded } = isDraft(source) ? parseDraft(source) : { text: source };
    const fields = fromFile(text);
    return { ...fields, loaded: loaded ?? toFile(fields) };
  },
  toFile: ({ loaded, ...fields }) =>
    JSON.stringify({ text: toFile(fields), loaded: lastSaved.get(loaded) ?? loaded }),
});

/** Returns the formats of records, texts and services, by name. */
export function formats(serviceParts, isLocal) {
  const all = {
    record: {
      fromFile: (source) => yaml.parse(source) ?? {},
      toFile: (fields) => yaml.stringify(fields),
    },
    text: {
      fromFile(source) {
        const { fields, body } = split(source);
        return { ...fields, body: body.trim() };
      },
      toFile: ({ body = "", ...fields }) => `---\n${yaml.stringify(fields)}---\n\n${body}\n`,
    },
    service: { fromFile: fieldsFrom, toFile: sourceOf(serviceParts) },
  };
  return Object.entries(all).map(([name, format]) => [name, isLocal ? withLoaded(format) : format]);
}
