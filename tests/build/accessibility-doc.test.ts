import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const doc = readFileSync("docs/accessibility.md", "utf8");
const rows = [...doc.matchAll(/^- \*\*(\d\.\d\.\d+) [^*]+\*\* \((A{1,2})\): .+$/gm)];

/** Short names of tests: `[axe]: ../tests/browser/accessibility.test.ts "axe finds nothing"`. */
const shortNames = new Map(
  [...doc.matchAll(/^\[([\w-]+)\]: \.\.\/(tests\/[\w./-]+\.test\.ts) "([^"]+)"$/gm)].map(
    ([, name = "", file = "", title = ""]) => [name, { file, title }],
  ),
);

const usedNames = [...doc.matchAll(/\[([\w-]+)\](?!:)/g)].map(([, name = ""]) => name);
const named = [
  ...[...doc.matchAll(/`(tests\/[\w./-]+\.test\.ts)` “([^”]+)”/g)].map(
    ([, file = "", title = ""]) => ({ file, title }),
  ),
  ...usedNames.flatMap((name) => shortNames.get(name) ?? []),
];

describe("docs/accessibility.md", () => {
  it("lists each of the 55 criteria of levels A and AA once", () => {
    expect(rows.filter(([, , level]) => level === "A")).toHaveLength(31);
    expect(rows.filter(([, , level]) => level === "AA")).toHaveLength(24);
    expect(new Set(rows.map(([, number]) => number)).size).toBe(55);
  });

  it("names an existing test, or a manual check, for each", () => {
    for (const [row] of rows) expect(row).toMatch(/`tests\/|[Bb]y hand: |\[[\w-]+\]/);
    expect(usedNames.filter((name) => !shortNames.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(
      ({ file, title }) => !existsSync(file) || !readFileSync(file, "utf8").includes(title),
    );
    expect(missing).toEqual([]);
  });

  it("names existing transcripts", () => {
    const transcripts = [...doc.matchAll(/`([\w-]+\.txt)`/g)].map(([, file = ""]) => file);
    expect(transcripts.length).toBeGreaterThan(10);
    const folder = "tests/heard/transcripts";
    expect(transcripts.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });
});
