import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type ReadingLevel, readingLevel, serviceText } from "../../scripts/reading-level.ts";

const folder = join(import.meta.dirname, "../../content/services");
const names = readdirSync(folder).filter((name) => name.endsWith(".mdx"));
const report: [string, ReadingLevel][] = [];

describe.each(names)("%s", (name) => {
  const level = readingLevel(serviceText(name, readFileSync(join(folder, name), "utf8")));
  report.push([name, level]);

  it("has 800 to 1,700 words", () => {
    expect(level.words).toBeGreaterThanOrEqual(800);
    expect(level.words).toBeLessThanOrEqual(1700);
  });

  it("reads at US grade 6 to 7.5, in sentences of 13 to 15 words: plain, and not clipped", () => {
    expect(level.grade).toBeGreaterThanOrEqual(6);
    expect(level.grade).toBeLessThanOrEqual(7.5);
    expect(level.average).toBeGreaterThanOrEqual(13);
    expect(level.average).toBeLessThanOrEqual(15.5);
  });
});

it("the measure tells easy words from hard ones", () => {
  const easy = readingLevel("You can stop at any time. We tell you what we do.");
  const hard = readingLevel(
    "Comprehensive proctological evaluation necessitates systematic anoscopic visualization of hemorrhoidal vasculature.",
  );
  expect(easy.grade).toBeLessThan(4);
  expect(hard.grade).toBeGreaterThan(16);
});

afterAll(() => {
  for (const [name, { words, grade, average }] of report) {
    console.info(
      `${name.padEnd(28)} ${words} words, grade ${grade.toFixed(1)}, ${average.toFixed(1)} words a sentence`,
    );
  }
});
