import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { practiceSettings } from "./test-sites.ts";

/** What a file becomes, or a passage that it has, and the words in its place. */
export type Edit =
  | ((text: string) => string | Buffer)
  | readonly [find: string | RegExp, make: string];

/** The practice fixture's content, without its gallery's pictures, for all files of this worker. */
const copies = join(import.meta.dirname, "../../.cache/edited");
const folder = join(copies, process.env["VITEST_POOL_ID"] ?? "");
rmSync(folder, { recursive: true, force: true });
cpSync(practiceSettings.CONTENT_FOLDER, folder, {
  recursive: true,
  filter: (path) => !path.endsWith("gallery-pictures"),
});

let undo: (() => void)[] = [];

/** Returns a folder with the practice fixture's content, with files edited or new until the next call. */
export function practiceWith(edits: Readonly<Record<string, Edit>>): string {
  for (const each of undo) each();
  undo = [];
  for (const [name, edit] of Object.entries(edits)) {
    const path = join(folder, name);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    if (typeof edit !== "function") expect(text).toMatch(edit[0]);
    const edited = typeof edit === "function" ? edit(text) : text.replace(edit[0], () => edit[1]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edited);
    undo.push(() => (text ? writeFileSync(path, text) : rmSync(path)));
  }
  return folder;
}
