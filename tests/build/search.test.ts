import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeSearch } from "../../app/features/search/find.ts";
import type { SearchText } from "../../app/features/search/search-texts.ts";
import { publicPaths } from "../../app/routes.ts";
import { gallery } from "../../content-schema/gallery.ts";
import { builds } from "../support/addresses.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

const files = [...builtFiles].filter((file) => /^\/assets\/search-[0-9a-f]{10}\.json$/.test(file));
const [file = ""] = files;
const json = readFileSync(join(import.meta.dirname, "../..", builds.site, "client", file), "utf8");
const texts = JSON.parse(json) as SearchText[];

describe("the texts to search in", () => {
  it("are one file, which every page names", () => {
    expect(files).toHaveLength(1);
    for (const { html } of builtPages.filter((page) => page.html.includes('id="start"'))) {
      const moved = html.includes('http-equiv="refresh"');
      if (!moved) expect(html).toContain(`<meta name="search-texts" content="${file}"/>`);
    }
    expect(builtFiles.has(`${file}.br`)).toBe(true);
  });

  it("hold every public page, and lead only to places that exist", () => {
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

  it("hold nothing from behind the gate", () => {
    expect(json).not.toContain("/gallery/");
    expect(json).not.toContain("gallery-media");
    for (const { summary } of gallery) expect(json).not.toContain(summary);
  });

  it("hold each part of the legal texts once", () => {
    const parts = texts.map(({ heading, text }) => heading + text);
    expect(parts.filter((part, index) => part && parts.indexOf(part) !== index)).toEqual([]);
  });
});

describe("people find pages by the words they use", () => {
  const find = makeSearch(texts);

  it.each([
    ["piles", "/service/hemorrhoid-treatment"],
    ["hemmoroids", "/service/hemorrhoid-treatment"],
    ["blood on paper", "/service/rectal-bleeding"],
    ["bottom itch", "/service/anal-itching"],
    ["itchy butt", "/service/anal-itching"],
    ["pruritus ani", "/service/anal-itching"],
    ["fisure", "/service/anal-fissure"],
    ["hurts to poop", "/service/anal-pain"],
    ["skin tag", "/service/anal-skin-tag-removal"],
    ["gonorrhea", "/service/std-testing"],
    ["rash", "/service/perianal-dermatology"],
    ["how much does it cost", "/content/financing-options"],
    ["insurance", "/content/financing-options"],
    ["telehelth", "/content/photo-consult"],
    ["appointment", "/schedule"],
    ["parking", "/contact-us"],
    ["wheelchair", "/contact-us"],
    ["video visit", "/content/photo-consult"],
    ["who sees my photos", "/content/photo-consult"],
    ["referral", "/content/before-your-visit"],
    ["enema", "/content/before-your-visit"],
    ["reviews", "/testimonials"],
    ["hipaa", "/legal/privacy"],
    ["before and after", "/gallery-popup"],
  ])("%s", (query, path) => {
    expect(find(query)[0]?.href.replace(/#.*/, "")).toBe(path);
  });

  it.each([
    ["fissure symptoms", "/service/anal-fissure#symptoms"],
    ["itching causes", "/service/anal-itching#causes"],
    ["fissure treatment", "/service/anal-fissure#treatments"],
    ["anal pain diagnosis", "/service/anal-pain#diagnosis"],
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
