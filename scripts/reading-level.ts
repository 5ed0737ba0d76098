import { readFileSync } from "node:fs";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { withFacts } from "../content-schema/fill-facts.ts";
import { readService } from "../content-schema/services.ts";

/** The reading level of a text: US school grade, and average words per sentence. */
export type ReadingLevel = { words: number; sentences: number; grade: number; average: number };

const segment = (text: string, granularity: "word" | "sentence") =>
  [...new Intl.Segmenter("en", { granularity }).segment(text)].filter(
    (part) => granularity === "sentence" || part.isWordLike,
  );

/** Measures body text (Flesch–Kincaid). A line break ends a sentence, as in list items. */
export function readingLevel(text: string): ReadingLevel {
  const lines = text.split("\n").filter((line) => /\w/.test(line));
  const words = lines.flatMap((line) => segment(line, "word").map((word) => word.segment));
  const sentences = lines.flatMap((line) =>
    segment(line, "sentence").filter((sentence) => /\w/.test(sentence.segment)),
  ).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    words: words.length,
    sentences,
    grade: fleschKincaid({ sentence: sentences, word: words.length, syllable: syllables }),
    average: words.length / sentences,
  };
}

/** Returns a service file's sentences, a line per block, without headings and “at a glance”. */
export function serviceText(name: string, source: string): string {
  const service = readService(name, source);
  const meaning = (term: string) =>
    service.glossary.find((entry) => entry.term === term)?.meaning ?? "";
  const body = withFacts(source, name)
    .replace(/^---[\s\S]*?\n---\n/, "")
    .replace(/<Part is="[^"]*" line="([^"]*)">/g, "$1")
    .replace(/^### .*$/gm, "")
    .replace(
      /<Term name="([^"]*)">([^<]*)<\/Term>/g,
      (_, term, word) => `${word} (${meaning(term)})`,
    )
    .replace(/<Term name="([^"]*)" \/>/g, (_, term) => `${term} (${meaning(term)})`)
    .replace(/<[^>]*>/g, "")
    .replace(/^[#>*\-\s\d.]+/gm, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/([^\n])\n(?=[^\n])/g, (whole, last) => (/[.!?:]/.test(last) ? whole : `${last} `));
  return [
    service.plainTitle,
    service.lead,
    body,
    ...service.care.emergency,
    ...service.care.today,
    ...service.care.visit,
    ...service.questions,
    ...service.faq.flatMap((entry) => [entry.question, entry.answer]),
  ].join("\n");
}

if (import.meta.main) {
  for (const path of process.argv.slice(2)) {
    const name = path.replace(/^.*\//, "");
    const level = readingLevel(serviceText(name, readFileSync(path, "utf8")));
    console.info(
      `${name.padEnd(30)} ${level.words} words, grade ${level.grade.toFixed(1)}, ${level.average.toFixed(1)} words a sentence`,
    );
  }
}
