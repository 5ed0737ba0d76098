import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = ["content", "content-schema", "docs", "README.md", "CONTRIBUTING.md"].flatMap(
  (place) =>
    /\.md$/.test(place)
      ? [join(root, place)]
      : readdirSync(join(root, place), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(?:mdx?|ts|yaml)$/.test(entry.name))
          .filter(({ name }) => !name.endsWith(".test.ts"))
          .map((entry) => join(entry.parentPath, entry.name)),
);

/** Turns of phrase that no American editor would print, each with what to write. */
const turns = [
  [/know what comes,? before you come/i, "what to expect"],
  [/heavy-bottomed/i, "weighted"],
  [/home by yourself, most often/i, "You can usually go home on your own."],
  [/outstayed its welcome/i, "no jokes about the body"],
  [/not the stain/i, "Find and treat the cause."],
  [/a new blood is/i, "New bleeding is a new question."],
  [/same calm people/i, "the same team"],
  [/this page is not here/i, "We could not find that page."],
  [/(?:on|for) more than one or two days/i, "for more than a day or two"],
  [/the middle one found/i, "typically"],
  [/\babove all\b/i, "especially"],
  [/frequent questions/i, "common questions"],
  [/take (?:these|it|them) along/i, "bring"],
  [/\b(?:is|are) overdue since/i, "has been overdue since"],
  [/open the reason/i, "choose"],
  [/you need no perfect words/i, "You do not need the right words."],
  [/told step by step/i, "explained"],
  [/\bis no medical advice/i, "is not medical advice"],
  [/you learn if/i, "find out whether"],
  [/(?:photo|picture) tells where/i, "shows"],
  [/could not be taken/i, "accepted"],
  [/\bby word\b(?! of)/i, "verbally"],
  [/\bstands? on this page/i, "is posted"],
  [/settled in a talk/i, "by talking"],
  [/do(?:es)? not answer for/i, "are not responsible for"],
  [/without your yes/i, "consent"],
  [/passed on (?:during|by|in) sex/i, "spread through sex"],
  [/one quarter larger/i, "25% larger"],
  [/tell of a weakness/i, "report"],
  [/replace it by\b/i, "with"],
  [/renews? itself/i, "is renewed"],
  [/leave the site by themselves/i, "are removed"],
] as const;

it.each(turns)("no word of content or docs says %s (better: %s)", (turn) => {
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        turn.test(line) ? [`${relative(root, file)}, line ${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
