import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { colors } from "#content/theme";
import { contentPages as pages, readClientFile } from "../support/built-pages.ts";
import { firstGroups, head, meta } from "../support/head.ts";
import { builds } from "../support/test-sites.ts";
import { plainText } from "../support/text.ts";

const client = join(import.meta.dirname, "../..", builds.site, "client");
const metadataOf = (file: string) => sharp(join(client, file)).metadata();

/** Pages whose share image must not show the subject. */
const discreet = (path: string) => path.startsWith("/gallery") || path.startsWith("/service/");

describe.each(pages)("the metadata of $path", ({ path, html }) => {
  it("is noindex without a configured origin, and has no address", () => {
    const robots = path.startsWith("/gallery") ? "noindex, noimageindex" : "noindex";
    expect(meta(html, "robots")).toBe(robots);
    expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  });

  it("has its own text and picture on the social card, discreet where required", async () => {
    const { title, description } = head(html);
    expect(meta(html, "og:title")).toBe(title);
    expect(meta(html, "og:description")).toBe(description);
    if (path === "/test") return expect(html).not.toContain("og:image");
    const address = meta(html, "og:image");
    expect(address).toMatch(/^https:\/\/www\.example\.com\/share\/[a-z\d-]+\.png$/);
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    const file = new URL(address).pathname;
    expect(await metadataOf(file)).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(readFileSync(join(client, file)).length).toBeLessThan(120_000);
    expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
    const alt = meta(html, "og:image:alt");
    expect(alt).not.toBe("");
    if (discreet(path)) expect(address).toContain("/share/quiet-");
    else expect(alt).toContain(plainText(/<h1[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? ""));
  });

  it("names existing icons and the theme's colors", () => {
    const links = firstGroups(html, /<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(readClientFile(link).length).toBeGreaterThan(100);
    expect(firstGroups(html, /<meta name="theme-color" content="([^"]*)"/)).toEqual([
      colors.light.paper,
      colors.dark.paper,
    ]);
  });
});

it("no two pages have the same share image, except discreet ones", () => {
  const pictures = pages
    .filter(({ path }) => !discreet(path) && path !== "/test")
    .map(({ html }) => meta(html, "og:image"));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it("icons have the sizes that browsers and a home screen expect", async () => {
  expect(await metadataOf("favicon.png")).toMatchObject({ width: 32, height: 32 });
  const touch = await metadataOf("apple-touch-icon.png");
  expect(touch).toMatchObject({ width: 180, height: 180, hasAlpha: false });
});
