import { describe, expect, it } from "vitest";
import { builtPages } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

/** What a medical practice must not promise (Business and Professions Code 651 and its like). */
const banned = [
  /from \$/i,
  /as low as/i,
  /starting at/i,
  /\bbest\b/i,
  /\bguarantee/i,
  /\bpainless/i,
  /\bcures?\b/i,
  /\bexpert (?:care|doctors?|treatment)\b/i,
  // Same-day treatment may be possible; nobody can say how often.
  /\boften\b[^.\n]*\b(?:same[- ]day|the same visit|one visit)\b/i,
  /\bsame[- ]day\b[^.\n]*\boften\b/i,
];

/** The text of a page without its sources, whose titles are others' words, and without quotes. */
const ownWords = (html: string) =>
  visibleText(
    html
      .replaceAll(/<section[^>]*aria-labelledby="sources"[\s\S]*?<\/section>/g, "")
      .replaceAll(/<blockquote\b[\s\S]*?<\/blockquote>/g, ""),
  );

describe.each(builtPages)("$path", ({ html }) => {
  it("promises nothing and has no bait prices", () => {
    expect(banned.flatMap((pattern) => ownWords(html).match(pattern)?.[0] ?? [])).toEqual([]);
  });

  it("says where to go when closed, wherever it asks to call today", () => {
    const text = visibleText(html).replaceAll(/\s+/g, " ");
    if (/\bcall (?:us |the office )?(?:today|the same day)\b/i.test(text)) {
      expect(text).toMatch(/closed[^.]*(?:urgent care|emergency room|\bER\b)/i);
    }
  });
});
