import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseSync } from "rolldown/utils";
import { ContentError } from "../../content/define.ts";
import { didYouMean } from "../../content/suggest.ts";

const excerpt = (source: string, line: number) =>
  JSON.stringify(source.split("\n")[line - 1]?.trim().slice(0, 100) ?? "");

/** Tells where a record's brackets, commas and quotation marks do not fit; null where they all do. */
export function syntaxFault(file: string, source: string): string | null {
  const [error] = parseSync(file, source).errors;
  if (!error) return null;
  const at = error.labels[0]?.start ?? 0;
  const line = source.slice(0, at).split("\n").length;
  const what = error.message.replaceAll("`", "").replace(/^Expected (.*) but found .*$/, "$1");
  const expected = error.message.startsWith("Unterminated")
    ? "a closing quotation mark"
    : error.message.startsWith("Expected")
      ? `${what} here or at the end of the line above`
      : `a comma after each entry and quotation marks around each text (${what})`;
  return `${file}, line ${line}: expected ${expected}, found ${excerpt(source, line)}; a complete line looks like this: name: "value",`;
}

/** Puts an error from reading a record into one line for an editor, with the place of a misspelled word. */
export function readableError(error: unknown, root: string): string {
  if (error instanceof ContentError || !(error instanceof Error)) {
    return error instanceof Error ? error.message : String(error);
  }
  const unknown = /^(\S+) is not defined$/.exec(error.message)?.[1];
  const place = /file:\/\/(\S+?):(\d+):\d+/.exec(error.stack ?? "");
  if (!unknown || !place?.[1]) return error.message;
  const source = readFileSync(place[1], "utf8");
  const words = [...new Set(source.match(/\b[A-Za-z]{3,}\b(?=\()|(?<=const )[A-Za-z]+/g) ?? [])];
  const hint = didYouMean(
    unknown,
    words.filter((word) => word !== unknown),
  );
  const line = Number(place[2]);
  return `${relative(root, place[1])}, line ${line}: expected a word that this file knows, or a text between quotation marks, found ${unknown} in ${excerpt(source, line)}${hint}`;
}
