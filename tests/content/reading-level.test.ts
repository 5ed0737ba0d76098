import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { expect, it } from "vitest";
import type { ServiceRecord } from "../../content-schema/services.ts";
import {
  attributeOf,
  isTag,
  parseText,
  type Tag,
  wordsOf,
} from "../../content-schema/text-tree.ts";
import { urgencyLevels } from "../../content-schema/urgent-signs.ts";
import { contentPages } from "../support/built-pages.ts";
import { servicePages } from "../support/service-pages.ts";
import { mainOf, plainText } from "../support/text.ts";

const segment = (text: string, granularity: "word" | "sentence") =>
  [...new Intl.Segmenter("en", { granularity }).segment(text)].filter(
    (part) => granularity === "sentence" || part.isWordLike,
  );

/** Counts a text's words, and measures its US school grade (Flesch–Kincaid). Each line ends a sentence. */
function readingLevel(text: string) {
  const lines = text.split("\n").filter((line) => /\w/.test(line));
  const words = lines.flatMap((line) => segment(line, "word"));
  const sentences = lines
    .flatMap((line) => segment(line, "sentence"))
    .filter((sentence) => /\w/.test(sentence.segment));
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word.segment)), 0);
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables };
  return { words: words.length, grade: fleschKincaid(counts) };
}

const wordsInside = ({ children }: Tag) => children.map((child) => wordsOf(child)).join("");

/** Returns a service's sentences, a line per block, without headings and “at a glance”. */
function serviceText(service: ServiceRecord, text: string): string {
  const meaning = (tag: Tag) => {
    const term = attributeOf(tag, "name");
    const { meaning } = service.glossary.find((entry) => entry.term === term) ?? {};
    return `${wordsInside(tag) || term} (${meaning})`;
  };
  const body = wordsOf(parseText(text), (node) => {
    if (node.type === "heading" || node.type === "yaml") return "";
    if (!isTag(node)) return undefined;
    if (node.name === "Term") return meaning(node);
    const line = attributeOf(node, "line");
    return line && `${line}\n${wordsInside(node)}`;
  });
  return [
    service.plainTitle,
    service.lead,
    body,
    ...urgencyLevels.flatMap((level) => service.care[level]),
    ...service.questions,
    ...service.faq.flatMap((entry) => [entry.question, entry.answer]),
  ].join("\n");
}

/** What has a page of its own (the gallery's index, texts of services), others' words, and labels. */
const unmeasured = [
  /<div id="gallery"[\s\S]*/g,
  /<span class="service-cites"[\s\S]*?<\/span>/g,
  /<section class="service-part sources"[\s\S]*?<\/section>/g,
  /<ul class="service-grid"[\s\S]*?<\/ul>/g,
  /<(nav|address|table|button|form|figure)\b[\s\S]*?<\/\1>/g,
  /<details>(?:(?!<\/details>)[\s\S])*#visit"[\s\S]*?<\/details>/g,
];

/** Paragraphs, list items and answers, without blocks inside. */
const innermostBlocks = /<(p|li|dd)\b[^>]*>((?:(?!<(?:p|li|dd|dt|h\d|div)\b)[\s\S])*?)<\/\1>/g;

/** Returns the sentences of a page's body. */
function runningText(html: string): string {
  const text = unmeasured.reduce((rest, part) => rest.replaceAll(part, ""), mainOf(html));
  return [...text.matchAll(innermostBlocks)]
    .map(([, , inner = ""]) => plainText(inner))
    .filter((block) => /[.?!:]$/.test(block) && block.split(" ").length > 3)
    .join("\n");
}

/** The maximum US school grade (docs/writing-style.md). */
const maxGrade = 7.5;

/** Services, of which only the text is measured; legal texts and testimonials, whose wording is fixed. */
const excluded = /^\/(?:service\/|legal\/|content\/medical-disclaimer$|testimonials$)/;

/** Pages with enough body text to measure. */
const pages = contentPages
  .filter(({ path, html }) => !excluded.test(path) && html.includes('<html lang="en'))
  .map(({ path, html }) => ({ path, level: readingLevel(runningText(html)) }))
  .filter(({ level }) => level.words > 100);

const services = servicePages.map(({ name, service, text }) => ({
  path: name,
  level: readingLevel(serviceText(service, text)),
}));

it.each([...services, ...pages])(`$path reads at US grade ${maxGrade} or below`, ({ level }) => {
  expect(level.grade).toBeLessThanOrEqual(maxGrade);
});
