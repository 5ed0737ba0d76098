import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { ServiceRecord } from "../../content-schema/services.ts";
import {
  attributeOf,
  isTag,
  parseText,
  type Tag,
  wordsOf,
} from "../../content-schema/text-tree.ts";

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

/** Returns a service's sentences, a line per block, without headings and “at a glance”. */
export function serviceText(service: ServiceRecord, text: string): string {
  const meaning = (tag: Tag) => {
    const term = attributeOf(tag, "name");
    const { meaning } = service.glossary.find((entry) => entry.term === term) ?? {};
    return `${tag.children.map((child) => wordsOf(child)).join("") || term} (${meaning})`;
  };
  const body = wordsOf(parseText(text), (node) => {
    if (node.type === "heading" || node.type === "yaml") return "";
    if (!isTag(node)) return undefined;
    if (node.name === "Term") return meaning(node);
    const line = attributeOf(node, "line");
    return line && `${line}\n${node.children.map((child) => wordsOf(child)).join("")}`;
  });
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
