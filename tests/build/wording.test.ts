import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { turns } from "../support/wording.ts";

const root = join(import.meta.dirname, "../..");
const files = ["content-schema", "docs", "README.md", "CONTRIBUTING.md"].flatMap((place) =>
  /\.md$/.test(place)
    ? [join(root, place)]
    : readdirSync(join(root, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:mdx?|ts|yaml)$/.test(entry.name))
        .filter(({ name }) => !name.endsWith(".test.ts"))
        .map((entry) => join(entry.parentPath, entry.name)),
);

it.each(turns)("no label of the form and no document says %s (better: %s)", (turn) => {
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        turn.test(line) ? [`${relative(root, file)}, line ${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
