import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const app = join(import.meta.dirname, "..");
const named = (pattern: string) => globSync(pattern, { cwd: app });
const files = named("**/*.island.tsx").map((file) => basename(file, ".island.tsx"));

it("every island that a page has is a file of its own, and every such file is an island", () => {
  const texts = named("**/*.tsx").map((file) => readFileSync(join(app, file), "utf8"));
  const used = texts.flatMap((text) =>
    [...text.matchAll(/<Island\b[^>]*?name="([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  expect([...new Set(used)].sort()).toEqual(files.sort());
});
