import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { urgentSigns } from "#content/urgent-signs";
import { contentFolder } from "../../content-schema/content-reader.ts";
import { builtPages } from "../support/built-pages.ts";
import { blocksOf, plainText, visibleText } from "../support/text.ts";

/** Claims that medical advertising must not make (Business and Professions Code 651 and similar). */
const banned = [
  /from \$/i,
  /as low as/i,
  /starting at/i,
  /\bbest\b/i,
  /\bguarantee/i,
  /\bpainless/i,
  /\bcures?\b/i,
  /\bexpert (?:care|doctors?|treatment)\b/i,
  // Same-day treatment may be possible, but its frequency is unknown.
  /\boften\b[^.\n]*\b(?:same[- ]day|the same visit|one visit)\b/i,
  /\bsame[- ]day\b[^.\n]*\boften\b/i,
];

const ownWords = (html: string) =>
  visibleText(
    html
      .replaceAll(/<section[^>]*aria-labelledby="sources"[\s\S]*?<\/section>/g, "")
      .replaceAll(/<blockquote\b[\s\S]*?<\/blockquote>/g, ""),
  );

const urgencyCards =
  /<div class="(?:care-card care-card-today|triage-advice)"[^>]*>([\s\S]*?)<div class="care-card-actions/g;

/** The texts of a page's paragraphs, list items and answers, and of its urgency cards. */
const blocks = (html: string) => [
  ...blocksOf(html),
  ...[...html.matchAll(urgencyCards)].map(([, inner = ""]) => plainText(inner)),
];

const sentences = (text: string) => text.split(/(?<=[.?!])\s/);

describe.each(builtPages)("$path", ({ html }) => {
  it("makes no promise and has no bait prices", () => {
    expect(banned.flatMap((pattern) => ownWords(html).match(pattern)?.[0] ?? [])).toEqual([]);
  });

  it("says where to go after hours, beside each “call us today”", () => {
    const alone = blocks(html).filter(
      (text) =>
        text !== urgentSigns.levels.today.heading &&
        /\bcall (?:us|the office) (?:today|the same day|as soon as)\b/i.test(text) &&
        !/closed[^.]*(?:urgent care|emergency room)/i.test(text),
    );
    expect(alone).toEqual([]);
  });

  it("offers no video visit to residents, since where the patient is counts", () => {
    const all = blocks(html).flatMap(sentences);
    expect(all.filter((each) => /video/i.test(each) && /resident/i.test(each))).toEqual([]);
  });
});

/** Promises that only the practice can make; texts use the fact, such as `{{promise.chaperone}}`. */
const promises: readonly [fact: string, byHand: RegExp][] = [
  ["promise.personAnswers", /\ba person (?:will )?answers?\b|person who answers/i],
  ["promise.chaperone", /(?<!(?:promise|answer)\.)\bchaperone\b/i],
  ["promise.replyTime", /\bwe (?:answer|reply|respond|call back) within\b/i],
  ["promise.writtenPrice", /\bprice\b[^.]*\b(?:in writing|on paper)\b/i],
  ["promise.pastVersions", /\bpast versions\b/i],
];

// The facts themselves, and search synonyms.
const facts = /^(?:practice|search-words|testimonials)\.yaml$/;
const texts = globSync("**/*.{yaml,mdx}", { cwd: contentFolder }).filter(
  (file) => !facts.test(file),
);

it.each(texts)("content/%s hard-codes no promise", (file) => {
  const lines = readFileSync(join(contentFolder, file), "utf8").split("\n");
  const text = lines.map((line) => line.replace(/^\s*(?:- )?[\w-]+: /, "")).join("\n");
  const errors = promises.flatMap(([fact, byHand]) => {
    const [found] = byHand.exec(text) ?? [];
    return found ? [`${found}: use {{${fact}}}`] : [];
  });
  expect(errors).toEqual([]);
});
