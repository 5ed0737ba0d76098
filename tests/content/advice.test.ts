import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { practice } from "#content";
import { readingLevel, serviceText } from "../../scripts/reading-level.ts";
import { testedBuild } from "../support/addresses.ts";
import { builtPages } from "../support/pages.ts";
import { servicePages } from "../support/service-pages.ts";
import { visibleText } from "../support/text.ts";
import { turns } from "../support/wording.ts";

/* Printed advice for editors, which fails nothing: unfinished text is not an error. */
const client = resolve(import.meta.dirname, "../..", testedBuild, "client");

/** Larger documents are mentioned, in kB after brotli. */
const heaviest = 20;

/** Returns pages above the limit. */
function heavyPages(limit: number): string[] {
  return builtPages.flatMap(({ path }) => {
    const file = /404$/.test(path) ? `${path}.html.br` : `${path}/index.html.br`;
    const size = readFileSync(join(client, file)).length / 1000;
    return size > limit ? [`${path} weighs ${size.toFixed(1)} kB (advised: ${limit} kB)`] : [];
  });
}

const segments = (text: string) =>
  [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(({ segment }) =>
    segment.trim(),
  );

/** Returns sentences of eight words or more that two service pages share. */
function repeatedSentences(pages: readonly { name: string; body: string }[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ name, body }) =>
    segments(body.replaceAll(/<[^>]*>/g, "")).flatMap((sentence) => {
      const promised = Object.values(practice.promises).includes(sentence);
      if (sentence.split(/\s+/).length < 8 || promised) return [];
      const other = seen.get(sentence) ?? name;
      seen.set(sentence, name);
      return other === name ? [] : [`${other} and ${name} both say: ${sentence}`];
    }),
  );
}

/** Returns services that are short or long, or have very short or long sentences. */
function oddLengths(pages: readonly { name: string; source: string }[]): string[] {
  return pages.flatMap(({ name, source }) => {
    const { words, average, grade } = readingLevel(serviceText(name, source));
    return [
      ...(words < 800 || words > 1700 ? [`${name}: ${words} words (advised: 800 to 1,700)`] : []),
      ...(average < 13 || average > 15.5 || grade < 6
        ? [`${name}: ${average.toFixed(1)} words a sentence (advised: 13 to 15)`]
        : []),
    ];
  });
}

/** Returns unidiomatic phrases in content. */
const unidiomaticPhrases = () =>
  builtPages.flatMap(({ path, html }) =>
    turns.flatMap(([turn, better]) => {
      const [found] = visibleText(html).match(turn) ?? [];
      return found ? [`${path} says “${found}” (better: ${better})`] : [];
    }),
  );

it.each([
  ["turns of phrase", unidiomaticPhrases()],
  ["heavy pages", heavyPages(heaviest)],
  ["sentences on two pages", repeatedSentences(servicePages)],
  ["lengths of texts", oddLengths(servicePages)],
])("advice on %s is printed", (_, lines) => {
  for (const line of lines) console.warn(`Advice: ${line}`);
});

it("the advice detects each problem", () => {
  const sentence = "This sentence has eight words and is repeated.";
  const twice = ["a.mdx", "b.mdx"].map((name) => ({ name, body: sentence }));
  expect(repeatedSentences(twice)).toEqual([`a.mdx and b.mdx both say: ${sentence}`]);
  expect(heavyPages(0)).toHaveLength(builtPages.length);
});
