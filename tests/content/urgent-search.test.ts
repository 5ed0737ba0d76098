import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { urgentSearch, urgentSigns } from "#content/urgent-signs";
import { urgentSignsIn } from "../../app/features/search/urgent-signs.ts";

/* What frightened people type. Signs that a practice does not list are skipped. */

const found = (query: string) =>
  urgentSignsIn(query, urgentSearch.signs).map(({ id, language }) => `${id} ${language}`);

const readQueries = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8").trim();

/** The signs, each with its language, and what finds it. */
const groups = readQueries("urgent-queries.txt")
  .split("\n\n")
  .map((group) => {
    const [sign = "", ...queries] = group.replace("# ", "").split("\n");
    return { sign, queries };
  });

const listed = groups.filter(({ sign }) =>
  urgentSigns.signs.some(({ id }) => id === sign.split(" ")[0]),
);

describe.each(listed)("the search shows $sign", ({ sign, queries }) => {
  it.each(queries)("for “%s”", (query) => {
    expect(found(query).join()).toContain(sign);
  });
});

it.each(readQueries("harmless-queries.txt").split("\n"))("“%s” shows nothing urgent", (query) =>
  expect(found(query)).toEqual([]),
);

it("four signs at most are shown", () => {
  expect(found("blood pus fever faint numb rape tarry stuck").length).toBeLessThanOrEqual(4);
});
