import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Promises that only the practice can keep: texts name the fact, such as `{{promise.chaperone}}`. */
const promises: readonly [fact: string, byHand: RegExp][] = [
  ["promise.personAnswers", /\ba person (?:will )?answers?\b|person who answers/i],
  ["promise.chaperone", /(?<!promise\.)\bchaperone\b/i],
  ["promise.replyTime", /\bwe (?:answer|reply|respond|call back) within\b/i],
  ["promise.writtenPrice", /\bprice\b[^.]*\b(?:in writing|on paper)\b/i],
  ["promise.pastVersions", /\bpast versions\b/i],
];

// The facts themselves, and what patients may type into the search.
const own = /^(?:practice|search-words|testimonials)\.yaml$/;

const content = join(import.meta.dirname, "../content");
const texts = globSync("**/*.{yaml,mdx}", { cwd: content }).filter((file) => !own.test(file));

it.each(texts)("%s makes no promise by hand", (file) => {
  const text = readFileSync(join(content, file), "utf8");
  const made = promises.flatMap(([fact, byHand]) => {
    const [found] = byHand.exec(text) ?? [];
    return found ? [`${found}: use {{${fact}}}`] : [];
  });
  expect(made).toEqual([]);
});
