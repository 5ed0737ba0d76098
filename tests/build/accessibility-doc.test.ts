import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const doc = readFileSync("docs/accessibility.md", "utf8");
const rows = [...doc.matchAll(/^\| (\d\.\d\.\d+) .*\| (A{1,2}) \| (.+) \| (.+) \|$/gm)];

describe("docs/accessibility.md", () => {
  it("has each of the 55 criteria of levels A and AA once", () => {
    expect(rows.filter(([, , level]) => level === "A")).toHaveLength(31);
    expect(rows.filter(([, , level]) => level === "AA")).toHaveLength(24);
    expect(new Set(rows.map(([, number]) => number)).size).toBe(55);
  });

  it("names a test that exists, or a check by hand, for each", () => {
    for (const [row] of rows) expect(row).toMatch(/`tests\/|by hand: /);
    const named = [...doc.matchAll(/`(tests\/[\w./-]+\.test\.ts)` “([^”]+)”/g)];
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(
      ([, file = "", title = ""]) =>
        !existsSync(file) || !readFileSync(file, "utf8").includes(title),
    );
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  it("names transcripts that exist", () => {
    const named = [...doc.matchAll(/`(tests\/heard\/transcripts\/[\w-]+\.txt)`/g)];
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(file))).toEqual([]);
  });
});
