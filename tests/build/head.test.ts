import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { colors } from "#content";
import { notFoundPaths, redirects } from "../../app/redirects.ts";
import { builds, configuredSettings } from "../support/addresses.ts";
import { all, head, meta, one } from "../support/head.ts";
import { builtPages, configuredPage } from "../support/pages.ts";
import { plain } from "../support/service-pages.ts";

const aside = new Set<string>([
  ...redirects.map(({ from }) => from),
  ...Object.values(notFoundPaths),
]);
const pages = builtPages.filter(({ path }) => !aside.has(path));
const client = join(import.meta.dirname, "../..", builds.site, "client");

const hidden = (path: string) => path === "/test" || path.startsWith("/gallery");
/** Pages whose share picture must not show the subject. */
const discreet = (path: string) => path.startsWith("/gallery") || path.startsWith("/service/");

describe.each(pages)("the metadata of $path", ({ path, html }) => {
  it("has its own text on the social card", () => {
    const { title, description } = head(html);
    for (const card of ["og", "twitter"]) {
      expect(meta(html, `${card}:title`)).toBe(title);
      expect(meta(html, `${card}:description`)).toBe(description);
    }
  });

  const isOut = (document: string, robots: string) => {
    expect(meta(document, "robots")).toBe(robots);
    expect(document).not.toContain('rel="canonical"');
    expect(document).not.toContain('property="og:url"');
  };

  it("is noindex without a configured origin", () => {
    isOut(html, path.startsWith("/gallery") ? "noindex, noimageindex" : "noindex");
  });

  it("has a canonical URL with a configured origin, or its own noindex", () => {
    const document = configuredPage(path);
    if (hidden(path)) {
      isOut(document, path === "/test" ? "noindex" : "noindex, noimageindex");
    } else {
      const address = configuredSettings.SITE_URL + path;
      expect(one(document, /<link rel="canonical" href="([^"]*)"/)).toBe(address);
      expect(meta(document, "og:url")).toBe(address);
      expect(document).not.toContain('name="robots"');
    }
  });

  it("has a share picture of the right size, discreet where required", async () => {
    if (path === "/test") {
      expect(html).not.toContain("og:image");
      expect(meta(html, "twitter:card")).toBe("summary");
      return;
    }
    const address = meta(html, "og:image");
    expect(address).toMatch(/^https:\/\/www\.example\.com\/share\/[a-z-]+\.png$/);
    expect(meta(html, "twitter:image")).toBe(address);
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    const file = readFileSync(join(client, new URL(address).pathname));
    expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(file.length).toBeLessThan(120_000);
    expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
    const alt = meta(html, "og:image:alt");
    if (discreet(path)) {
      expect(address).toContain("/share/quiet-");
      expect(alt).not.toBe("");
    } else {
      const [heading = ""] = /<h1[^>]*>[\s\S]*?<\/h1>/.exec(html) ?? [];
      expect(alt).toContain(plain(heading));
    }
  });

  it("names existing icons and an existing manifest", () => {
    const links = all(html, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/);
    expect(links).toEqual([
      "/favicon.svg",
      "/favicon.ico",
      "/apple-touch-icon.png",
      "/site.webmanifest",
    ]);
    for (const link of links) expect(readFileSync(join(client, link)).length).toBeGreaterThan(100);
    expect(all(html, /<meta name="theme-color" content="([^"]*)"/)).toEqual([
      colors.light.paper,
      colors.dark.paper,
    ]);
  });
});

it("no two pages have the same share picture, except discreet ones", () => {
  const pictures = pages
    .filter(({ path }) => !discreet(path) && path !== "/test")
    .map(({ html }) => meta(html, "og:image"));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it("the manifest's icons have the declared sizes", async () => {
  const manifest = JSON.parse(readFileSync(join(client, "site.webmanifest"), "utf8")) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.start_url).toBe("/");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(client, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = await sharp(join(client, "apple-touch-icon.png")).metadata();
  expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
});

it("every absolute URL in the metadata has the configured origin", () => {
  const html = configuredPage("/about");
  expect(meta(html, "og:image")).toBe("https://www.practice.example/share/about.png");
  expect(html).toContain('"@id":"https://www.practice.example/#practice"');
  // Ignore the fixture's external links.
  expect(html).not.toMatch(/www\.example\.com(?!\/(?:privacy-practices|sample-))/);
});
