import yaml from "yaml";

const file = /^---\n((?:[\s\S]*?\n)?)---\n([\s\S]*)$/;
const parts = /<Part is="(\w+)"([^>]*)>([\s\S]*?)<\/Part>/g;

const split = (source) => {
  const [, front = "", body = source] = file.exec(source) ?? [];
  return { fields: yaml.parse(front) ?? {}, body };
};

/** Reads a file's fields: `text-visit` is a part, `text-visit-line` what its tag has besides. */
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
    const { [`text-${part}`]: text = "", [`text-${part}-line`]: line = "" } = fields;
    return `<Part is="${part}"${line}>\n\n${text}\n\n</Part>`;
  };
  const texts = order.map((part) => (part === "care" ? "<CareCards />" : textOf(part)));
  const front = Object.entries(fields).filter(([name]) => !name.startsWith("text-"));
  return `---\n${yaml.stringify(Object.fromEntries(front))}---\n\n${texts.join("\n\n")}\n`;
};

/** A draft of the form: the file as it would be, and as it was when the form loaded it. */
export const parseDraft = (draft) => JSON.parse(draft);

const isDraft = (source) => source.startsWith('{"text":');

/** What was saved last of a file, by its text when the form loaded it, or saved it before. */
const lastSaved = new Map();

/** Remembers what was saved, so that a draft kept later names it as what the form had loaded. */
export function setLastSaved(loaded, text) {
  for (const [former, latest] of lastSaved) if (latest === loaded) lastSaved.set(former, text);
  if (loaded) lastSaved.set(loaded, text);
}

/** Keeps beside a record's fields how the file was when they were read, also in a kept draft. */
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
