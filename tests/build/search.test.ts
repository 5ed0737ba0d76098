import { describe, expect, it } from "vitest";
import { gallery } from "#content";
import { makeSearch } from "../../app/features/search/find.ts";
import type { SearchText } from "../../app/features/search/search-texts.ts";
import { publicPaths } from "../../app/routes.ts";
import { builtFiles, builtPage, builtText, contentPages } from "../support/pages.ts";

const files = [...builtFiles].filter((file) => /^\/assets\/search-[0-9a-f]{10}\.json$/.test(file));
const [file = ""] = files;
const json = builtText(file);
const texts = JSON.parse(json) as SearchText[];

describe("the search index", () => {
  it("is one file, which every page references", () => {
    expect(files).toHaveLength(1);
    for (const { path, html } of contentPages) {
      expect(html, path).toContain(`<meta name="search-texts" content="${file}"/>`);
    }
  });

  it("contains every public page and nothing from behind the gate, and leads to what exists", () => {
    const pages = new Set(texts.map(({ href }) => href.replace(/#.*/, "")));
    expect([...pages].sort()).toEqual([...publicPaths, "/gallery-popup"].sort());
    const dead = texts.filter(({ href }) => {
      const [path = "", id] = href.split("#");
      return id !== undefined && !builtPage(path).includes(` id="${id}"`);
    });
    expect(dead).toEqual([]);
    expect(json).not.toMatch(/\/gallery\/|gallery-media/);
    for (const { summary } of gallery) expect(json).not.toContain(summary);
  });

  it("has plain texts, each once", () => {
    for (const { page, text } of texts) {
      expect(page).not.toBe("");
      expect(text).not.toMatch(/<|&\w+;|\s{2}/);
    }
    const parts = texts.map(({ heading, text }) => heading + text).filter(Boolean);
    expect(new Set(parts).size).toBe(parts.length);
  });
});

const find = makeSearch(texts);

it.each([
  ["exema", "/service/eczema"],
  ["dark spot", "/service/mole-check"],
  ["insurance", "/content/financing-options"],
  ["hipaa", "/legal/privacy"],
  ["before and after", "/gallery-popup"],
  ["acne symptoms", "/service/acne#symptoms"],
  ["mole check diagnosis", "/service/mole-check#diagnosis"],
])("“%s” leads to %s", (query, path) => {
  const [first] = find(query);
  expect(path.includes("#") ? first?.href : first?.href.replace(/#.*/, "")).toBe(path);
});

it("“symptoms” finds several services", () => {
  const found = find("symptoms").filter(({ href }) => href.startsWith("/service/"));
  expect(found.length).toBeGreaterThan(2);
});
