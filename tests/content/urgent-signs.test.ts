import { describe, expect, it } from "vitest";
import { aftercare } from "#content/aftercare";
import { urgentSigns } from "#content/urgent-signs";
import { type UrgencyLevel, urgencyLevels } from "../../content-schema/urgent-signs.ts";
import { builtPages } from "../support/built-pages.ts";
import { blocksOf, plainText } from "../support/text.ts";

const { levels, signs } = urgentSigns;
const languages = [
  { levels, signs },
  {
    levels: Object.fromEntries(urgencyLevels.map((each) => [each, levels[each].es])),
    signs: signs.map(({ es, level }) => ({ ...es, level })),
  },
];

/** How sentences outside the record name a sign, where a pattern can tell. */
const named: Record<string, RegExp> = {
  "heavy-bleeding": /\bheavy bleeding|bleed(?:s|ing)? (?:is |that is )?heav|soaks the pad/i,
  "black-stool": /\b(?:black|tarry)\b[^.:]*\bstool/i,
  "blood-thinner":
    /\bbleed[^.]*\b(?:take|on) (?:a )?blood thinner|\btake a blood thinner[^.]*\bbleed/i,
  "pain-fever": /\bpain[^.]*\bfever|\bfever[^.]*\bpain/i,
  "no-urine": /\b(?:cannot|trouble) (?:pass|passing) urine/i,
  "hiv-contact": /\bHIV\b[^.]*\b72 hours|\b72 hours[^.]*\bHIV\b/i,
};
/** What each level tells to do, and what would be too little or too much. */
const says: Record<UrgencyLevel, { asks: RegExp; never: RegExp }> = {
  emergency: { asks: /\b911\b|emergency room|an emergency/i, never: /book a visit|call us today/i },
  doctor: { asks: /call a doctor now/i, never: /call us|book a visit/i },
  urgentCare: { asks: /urgent care or an emergency room/i, never: /call us|book a visit/i },
  today: { asks: /call us/i, never: /book a visit/i },
  visit: { asks: /book|come|visit/i, never: /\b911\b/ },
};
const asking =
  /\b911\b|emergency room|urgent care|call a doctor|call us (?:today|now)|book a visit/i;

describe.each(builtPages)("$path", ({ html }) => {
  const [main = ""] = /<main\b[\s\S]*?(?=id="sources"|<\/main>)/.exec(html) ?? [];
  const text = plainText(main);

  it("has each urgent sign once, below the heading of its level", () => {
    for (const { levels, signs } of languages) {
      const headings = Object.entries(levels).map(([level, { heading }]) => ({ level, heading }));
      for (const sign of signs) {
        const [before = "", ...after] = text.split(sign.text);
        if (after.length === 0) continue;
        expect(after, sign.text).toHaveLength(1);
        const positionOf = ({ heading }: { heading: string }) => before.lastIndexOf(heading);
        const [nearest] = headings.toSorted((a, b) => positionOf(b) - positionOf(a));
        expect(nearest?.level, sign.text).toBe(sign.level);
      }
    }
  });

  it("names no sign at another level than the record's", () => {
    const wrong = blocksOf(main)
      .filter((block) => asking.test(block))
      .flatMap((block) =>
        signs
          .filter(({ id }) => named[id]?.test(block.split(/\? |: (?=[A-Z])/)[0] ?? ""))
          .filter(({ level }) => !says[level].asks.test(block) || says[level].never.test(block))
          .map(({ id }) => `${id}: ${block}`),
      );
    expect(wrong).toEqual([]);
  });
});

it.each(aftercare)("$title: no sign of an emergency waits for a call the same day", ({ today }) => {
  const signs = /\b(?:fever|pus|severe|will not stop|urine)\b/i;
  expect(today.filter((line) => signs.test(line))).toEqual([]);
});

it("the sheets agree on how long nobody drives after being put to sleep", () => {
  const hours = aftercare.flatMap(({ answers }) => {
    const sentences = answers.driving.text.split(". ").filter((each) => /put to sleep/.test(each));
    return sentences.map((each) => Math.max(...(each.match(/\d+/g) ?? []).map(Number)));
  });
  expect(new Set(hours).size).toBeLessThanOrEqual(1);
});
