import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gallery } from "#content";
import { makeSearch } from "../../app/features/search/find.ts";
import type { SearchText } from "../../app/features/search/search-texts.ts";
import { publicPaths } from "../../app/routes.ts";
import { builds } from "../support/addresses.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

const files = [...builtFiles].filter((file) => /^\/assets\/search-[0-9a-f]{10}\.json$/.test(file));
const [file = ""] = files;
const json = readFileSync(join(import.meta.dirname, "../..", builds.site, "client", file), "utf8");
const texts = JSON.parse(json) as SearchText[];

describe("the search index", () => {
  it("is one file, which every page references", () => {
    expect(files).toHaveLength(1);
    for (const { html } of builtPages.filter((page) => page.html.includes('id="start"'))) {
      const moved = html.includes('http-equiv="refresh"');
      if (!moved) expect(html).toContain(`<meta name="search-texts" content="${file}"/>`);
    }
    expect(builtFiles.has(`${file}.br`)).toBe(true);
  });

  it("contains every public page, and links only to existing targets", () => {
    const pages = new Set(texts.map(({ href }) => href.replace(/#.*/, "")));
    expect([...pages].sort()).toEqual([...publicPaths, "/gallery-popup"].sort());
    const dead = texts.filter(({ href }) => {
      const [path, id] = href.split("#");
      const page = builtPages.find((each) => each.path === path);
      return !page || (id !== undefined && !page.html.includes(` id="${id}"`));
    });
    expect(dead).toEqual([]);
    expect(texts.find(({ href }) => href === "/")?.page).toBe("Home");
    for (const { page, text } of texts) {
      expect(page).not.toBe("");
      expect(text).not.toMatch(/<|&\w+;|\s{2}/);
    }
  });

  it("contains nothing from behind the gate", () => {
    expect(json).not.toContain("/gallery/");
    expect(json).not.toContain("gallery-media");
    for (const { summary } of gallery) expect(json).not.toContain(summary);
  });

  it("contains each part of the legal texts once", () => {
    const parts = texts.map(({ heading, text }) => heading + text);
    expect(parts.filter((part, index) => part && parts.indexOf(part) !== index)).toEqual([]);
  });
});

describe("synonyms find pages", () => {
  const find = makeSearch(texts);

  it.each([
    ["pimples", "/service/acne"],
    ["eczma", "/service/eczema"],
    ["exema", "/service/eczema"],
    ["itchy skin", "/service/eczema"],
    ["melanoma", "/service/mole-check"],
    ["dark spot", "/service/mole-check"],
    ["thinning hair", "/service/hair-loss"],
    ["insurance", "/content/financing-options"],
    ["reviews", "/testimonials"],
    ["hipaa", "/legal/privacy"],
    ["before and after", "/gallery-popup"],
  ])("%s", (query, path) => {
    expect(find(query)[0]?.href.replace(/#.*/, "")).toBe(path);
  });

  it.each([
    ["acne symptoms", "/service/acne#symptoms"],
    ["hair loss causes", "/service/hair-loss#causes"],
    ["acne treatment", "/service/acne#treatments"],
    ["mole check diagnosis", "/service/mole-check#diagnosis"],
  ])("“%s” leads to the part of that name", (query, href) => {
    expect(find(query)[0]?.href).toBe(href);
  });

  it.each(["symptoms", "treatment", "causes", "diagnosis", "recovery"])(
    "“%s” finds services",
    (query) => {
      const found = find(query).filter(({ href }) => href.startsWith("/service/"));
      expect(found.length).toBeGreaterThan(2);
    },
  );
});
