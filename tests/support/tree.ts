import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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

/**
 * Compares an accessibility tree with the stored one, without frames, which load lazily and have no
 * name in a snapshot.
 */
export async function expectTree(part: Locator, name: string): Promise<void> {
  const file = join(folder, `${name}.yml`);
  const tree = `${(await part.ariaSnapshot())
    .split("\n")
    .filter((line) => !/^\s*- (?:\/(?:url|placeholder):|iframe$)/.test(line))
    .map(cut)
    .join("\n")}\n`;
  if (accept) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, tree);
  }
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "";
  expect(tree, `${name}.yml; npm run accessibility-tree accepts a change`).toBe(stored);
}
