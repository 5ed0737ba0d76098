import { type ContentReader, parseFrontMatter } from "../content-schema/content-reader.ts";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { blocksOf, fieldOfBlock } from "../scripts/content-edit/merge.ts";
import { type Form, fieldAt } from "./field-at.ts";
import { hiddenRecord } from "./marked-content.ts";

/** `lines` are those of a text's block. */
type Passage = { file: string; steps: string[]; text: string; lines?: string[] };

/** As a page shows it: without tags, emphasis and addresses of links. */
const withoutMarkdown = (text: string) =>
  text
    .replaceAll(/<[^<>]*>|\]\([^()]*\)|[*[\\#]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Returns the words of a line of a text, as a page shows them. */
export const wordsOfLine = (line: string): string =>
  withoutMarkdown(line.replace(/^\s*(?:-|\d+\.) /, ""));

/** Yields each text of the content, with facts filled in, and its field. */
function* allPassages(reader: ContentReader): Generator<Passage> {
  for (const [file, { input }] of reader.records) {
    for (const { path, value } of valuesOf(input)) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      // Search patterns, such as “bleed*|bled”, are not texts.
      if (path.at(-2) === "search") continue;
      yield { file, steps: path.map(String), text: withoutMarkdown(String(value)) };
    }
    if (!file.endsWith(".mdx")) continue;
    const text = reader.fillText(file, reader.text(file.replace("content/", "")));
    const blocks = blocksOf(parseFrontMatter(file, text).body);
    for (const [index, block] of blocks.entries()) {
      const lines = block.split("\n").map(wordsOfLine);
      yield { file, steps: [fieldOfBlock(blocks, index)], text: withoutMarkdown(block), lines };
    }
  }
}

const maxResults = 12;

const isHidden = ({ file }: Passage) => hiddenRecord.test(file);

/** Returns words as files write them: phone numbers as digits, times in 24-hour format. */
function asWrittenInFiles(words: string): string {
  const [, hour, minute, period] = /^(1?\d):(\d\d)\s?([ap])\.?m\.?$/.exec(words) ?? [];
  const afternoon = period === "p" ? 12 : 0;
  if (hour) return `${(Number(hour) % 12) + afternoon}:${minute}`.padStart(5, "0");
  const digits = words.replaceAll(/\D/g, "");
  return digits && /^[\d\s()+.-]{7,}$/.test(words) ? digits : words;
}

/** Finds a text in the content. Visible records come first, then shorter passages. */
export function searchContent(form: Form, query: string) {
  const words = withoutMarkdown(query).toLowerCase().replace(/^\$/, "");
  if (words.length < 2) return [];
  const needle = asWrittenInFiles(words);
  const passages = [...allPassages(form.reader)]
    .filter(({ text }) => text.toLowerCase().includes(needle))
    .sort((a, b) => Number(isHidden(a)) - Number(isHidden(b)) || a.text.length - b.text.length);
  const results = passages.flatMap(({ file, steps, text, lines = [] }) => {
    const { address, place } = fieldAt(form, file, steps);
    if (!address) return [];
    const line = lines.find((each) => each.toLowerCase().includes(words)) ?? "";
    const query = `&words=${encodeURIComponent(line.slice(0, 60))}`;
    const start = Math.max(0, text.toLowerCase().indexOf(needle) - 40);
    return [
      { address: address.replace("#", `${query}#`), place, text: text.slice(start, start + 120) },
    ];
  });
  return results.slice(0, maxResults);
}
