import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { searchWords } from "#content";
import { makeSearch } from "../../app/features/search/find.ts";
import type { SearchText } from "../../app/features/search/search-texts.ts";
import { testedBuild } from "../support/addresses.ts";
import { builtFiles } from "../support/pages.ts";

const [file = ""] = [...builtFiles].filter((name) => /^\/assets\/search-\w+\.json$/.test(name));
const client = resolve(import.meta.dirname, "../..", testedBuild, "client");
const texts = JSON.parse(readFileSync(join(client, file), "utf8")) as SearchText[];
const find = makeSearch(texts);
const pathOf = (href: string) => href.replace(/#.*/, "");

it("each word of content/search-words.yaml finds its page", () => {
  const lost = Object.entries(searchWords).flatMap(([path, words]) =>
    words
      .filter(
        (word) =>
          !find(word).some(({ href }) => (path.includes("#") ? href : pathOf(href)) === path),
      )
      .map((word) => `${path}: ${word}`),
  );
  expect(lost).toEqual([]);
});

it("each page's name finds it", () => {
  const pages = texts.filter(({ href }) => !href.includes("#"));
  expect(pages.length).toBeGreaterThan(5);
  const lost = pages.filter(
    ({ href, page }) => !find(page).some((found) => pathOf(found.href) === href),
  );
  expect(lost.map(({ href, page }) => `${href}: ${page}`)).toEqual([]);
});
