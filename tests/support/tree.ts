import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

const folder = join(import.meta.dirname, "../accessibility-tree");
const accept = process.env["ACCEPT_ACCESSIBILITY_TREE"] === "1";
const width = 72;

/** Drops paragraphs' text and truncates the rest: the tree shows structure, names and states. */
function cut(line: string): string {
  const short = line.replace(/^(\s*- (?:paragraph|text|definition)): .*/, "$1");
  return short.length > width ? `${short.slice(0, width - 1)}…` : short;
}

/** Returns a part's accessibility tree without frames, which load lazily and have no name in it. */
export async function treeOf(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot())
    .split("\n")
    .filter((line) => !/^\s*- (?:\/(?:url|placeholder):|iframe$)/.test(line))
    .map(cut);
  return `${lines.join("\n")}\n`;
}

/** Compares an accessibility tree with the stored one. */
export function expectTree(tree: string, name: string): void {
  const file = join(folder, `${name}.yml`);
  if (accept) writeFileSync(file, tree);
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "";
  expect(tree, `${name}.yml; npm run accessibility-tree accepts a change`).toBe(stored);
}
