import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { practiceSettings } from "./addresses.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** What a file becomes, or a passage that it has, and the words in its place. */
export type Edit = ((text: string) => string) | readonly [find: string | RegExp, make: string];

/** Returns a folder with the sample practice's content, with edited files, for one test. */
export function practiceWith(edits: Readonly<Record<string, Edit>>): string {
  const folder = temporaryFolder(onTestFinished);
  const filter = (path: string) => !path.endsWith("gallery-pictures");
  cpSync(practiceSettings.CONTENT_FOLDER, folder, { recursive: true, filter });
  for (const [name, edit] of Object.entries(edits)) {
    const text = readFileSync(join(folder, name), "utf8");
    if (typeof edit !== "function") expect(text).toMatch(edit[0]);
    const edited = typeof edit === "function" ? edit(text) : text.replace(edit[0], () => edit[1]);
    writeFileSync(join(folder, name), edited);
  }
  return folder;
}
