import { readdirSync } from "node:fs";
import { contentFolder } from "./read.ts";

/*
 * A text may name a fact of a part that the practice does without, as long as the text belongs to
 * that part and is shown nowhere. So such a fact becomes a mark of three letters of the private use
 * area: the fact, the file and the line. The build refuses a page that shows one.
 */
const first = 0xe000;
const letters = 0x1900;

const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:yaml|mdx)$/.test(name))
  .map((name) => `content/${name}`)
  .sort();

const letter = (index: number) => String.fromCharCode(first + (Math.max(index, 0) % letters));
const indexOf = (letter = "") => letter.charCodeAt(0) - first;

/** The mark that stands in a text in place of an absent fact. */
export const absentMark = (index: number, file: string, line: number): string =>
  letter(index) + letter(files.indexOf(file)) + letter(line);

/** Whether nothing in a value names an absent fact: entries of lists that do are left out. */
export const namesNothingAbsent = (value: unknown): boolean =>
  !/[\uE000-\uF8FF]/.test(JSON.stringify(value));

/** The absent facts that a text shows: the place of each in the list of facts, its file and its line. */
export const absentFactsIn = (text: string): { index: number; file: string; line: number }[] =>
  [...text.matchAll(/[\uE000-\uF8FF]{3}/g)].map(([mark]) => ({
    index: indexOf(mark[0]),
    file: files[indexOf(mark[1])] ?? "content",
    line: indexOf(mark[2]),
  }));
