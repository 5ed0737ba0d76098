import { parseDocument } from "yaml";
import { ContentError } from "./define.ts";

/**
 * Parts a text into the fields between its two lines of `---` and the words below them.
 *
 * @throws {ContentError} when the fields are missing or cannot be read, with the line
 */
export function frontMatter(file: string, text: string) {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentError(
      `${file}: expected front matter between two lines of ---, found ${JSON.stringify(text.slice(0, 40))}`,
    );
  }
  const document = parseDocument(yaml);
  const [fault] = document.errors;
  if (fault) {
    // The first line of the file is the opening ---.
    const line = (fault.linePos?.[0].line ?? 1) + 1;
    const found = text.split("\n")[line - 1]?.trim() ?? "";
    throw new ContentError(
      `${file}, line ${line}: expected a line such as name: "value" (put words that hold a colon or a quote between double quotes), found ${JSON.stringify(found)}`,
    );
  }
  return { fields: document.toJS(), body };
}
