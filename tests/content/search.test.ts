import { expect, it } from "vitest";
import { gallery } from "#content/gallery";
import { practice } from "#content/practice";
import { searchWords } from "#content/search-words";
import { createSearchIndex, type SearchText } from "../../app/features/search/search-index.ts";
import { paths } from "../../app/paths.ts";
import { builtFiles, builtPage, contentPages, readClientFile } from "../support/built-pages.ts";
import { publicPaths } from "../support/templates.ts";

const files = [...builtFiles].filter((name) => /^\/assets\/search-[0-9a-f]{10}\.json$/.test(name));
const [file = ""] = files;
const json = readClientFile(file);
const texts = JSON.parse(json) as SearchText[];
const find = createSearchIndex(texts);
const pathOf = (href: string) => href.replace(/#.*/, "");

it("the index is one file, which every page references", () => {
  expect(files).toHaveLength(1);
  for (const { path, html } of contentPages) {
    expect(html, path).toContain(`<meta name="search-texts" content="${file}"/>`);
  }
});

it("the index contains every public page and nothing from behind the gate, and leads to what exists", () => {
  const pages = new Set(texts.map(({ href }) => pathOf(href)));
  const expected = [...publicPaths, ...(gallery.length > 0 ? ["/gallery-popup"] : [])];
  expect(expected.filter((path) => !pages.has(path))).toEqual([]);
  const dead = texts.filter(({ href }) => {
    const [path = "", id] = href.split("#");
    return !builtPage(path) || (id !== undefined && !builtPage(path).includes(` id="${id}"`));
  });
  expect(dead).toEqual([]);
  expect(json).not.toMatch(/\/gallery\/|gallery-media/);
  for (const { summary } of gallery) expect(json).not.toContain(summary);
});

it("each word of content/search-words.yaml, and each page's name, finds its page", () => {
  const names = texts
    .filter(({ href }) => !href.includes("#"))
    .map(({ href, page }): [string, string[]] => [href, [page]]);
  const lost = [...Object.entries(searchWords), ...names].flatMap(([address, words]) => {
    const leadsThere = ({ href }: { href: string }) =>
      (address.includes("#") ? href : pathOf(href)) === address;
    return words
      .filter((word) => !find(word).some(leadsThere))
      .map((word) => `${address}: ${word}`);
  });
  expect(lost).toEqual([]);
});

const bestMatches = [
  ["fissure", "/service/anal-fissure"],
  ["fistula", "/service/anal-pain"],
  ["tag removal", "/service/anal-skin-tag-removal"],
  ["fissure surgery", `${paths.aftercare}/fissure-surgery`],
  ["bleeding after banding", `${paths.aftercare}/banding`],
  ["bright red blood no pain", "/service/rectal-bleeding"],
  ["shitting blood", "/service/rectal-bleeding"],
  ["my pile wont go back in", "/service/hemorrhoid-treatment"],
  ["preparation h", "/service/hemorrhoid-treatment"],
  ["AIDS", "/service/std-testing"],
  ["my condom broke last night", "/service/std-testing"],
  ["anal fungus", "/service/perianal-dermatology"],
  ["talk to a person", paths.contact],
  ["is anyone there", paths.contact],
  ["poop coming out of my vagina", "/service/anal-pain"],
  ["air in my pee", "/service/anal-pain"],
  ["my stitches came open", paths.aftercare],
  ["what is a proctologist", paths.about],
  ["estreñimiento", "/es"],
  ["estoy embarazada", "/es"],
  ["mis niños", "/es"],
  ["no puedo defecar", "/es"],
] as const;

it.each(bestMatches.filter(([, path]) => builtPage(path)))("“%s” finds %s first", (query, path) => {
  expect(pathOf(find(query)[0]?.href ?? "")).toBe(path);
});

it.runIf(practice.photoConsult)("the price of the photo consult leads to it", () => {
  const [best] = find(`${practice.photoConsult?.price}`);
  expect(best?.href).toBe(paths.photoConsult);
});

it("a contraction without apostrophe matches no other word", () => {
  expect(find("bleeding wont stop").filter(({ href }) => href.startsWith("/legal"))).toEqual([]);
});
