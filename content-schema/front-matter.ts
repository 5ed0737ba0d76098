import { ContentError } from "./define.ts";
import { parseYaml } from "./yaml.ts";

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
  // The first line of the file is the opening ---.
  return { fields: parseYaml(file, yaml, 1), body };
}
