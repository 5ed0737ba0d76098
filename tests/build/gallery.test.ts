import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gallery, galleryPictures, gallerySettings } from "#content";
import { builds } from "../support/addresses.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

const client = join(import.meta.dirname, "../..", builds.site, "client");
const read = (file: string) => readFileSync(join(client, file), "utf8");
const picture = /gallery-media\/[0-9a-f]{16}/;

/** The scripts that list picture addresses, one per category. */
const lists = [...builtFiles].filter((file) => file.endsWith(".js") && picture.test(read(file)));

describe("the pictures' addresses", () => {
  it("are in one script per category, and nowhere else", () => {
    expect(lists.map((file) => file.replace(/^\/assets\/|-[\w-]{8}\.js$/g, "")).sort()).toEqual(
      gallery.map(({ id }) => id).sort(),
    );
    const others = [...builtFiles].filter(
      (file) => !/\.(?:br|gz|js|woff2|png|ico|avif|webp)$/.test(file) && picture.test(read(file)),
    );
    expect(others).toEqual([]);
  });

  it("are preloaded by no page", () => {
    const names = lists.map((file) => file.slice(file.lastIndexOf("/") + 1));
    const faults = builtPages.filter(({ html }) => names.some((name) => html.includes(name)));
    expect(faults.map(({ path }) => path)).toEqual([]);
  });

  it("do not mention consent", () => {
    for (const file of lists) expect(read(file)).not.toContain("consent");
  });
});

describe.each(gallery.map(({ id }) => id))("%s", (id) => {
  it("has 4 to 8 pictures, alternating before and after", () => {
    const files = (galleryPictures[id] ?? []).flatMap(({ before, after }) => [before, after]);
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(files.length).toBeLessThanOrEqual(8);
    files.forEach(({ file }, index) => {
      expect(file).toContain(index % 2 === 0 ? "before" : "after");
    });
    const list = lists.find((file) => file.startsWith(`/assets/${id}-`)) ?? "";
    const shown = [...read(list).matchAll(/alt:\s*(?:`|"|')(Before|After)/g)].map(
      ([, side]) => side,
    );
    expect(shown).toEqual(files.map((_, index) => (index % 2 === 0 ? "Before" : "After")));
  });
});

it("only the gallery's pages have the rating, and none is indexable", () => {
  const rating = { adult: "adult", rta: "RTA-5042-1996-1400-1577-RTA", none: "" };
  const label = `<meta name="rating" content="${rating[gallerySettings.ratingLabel]}"/>`;
  for (const { path, html } of builtPages) {
    const isGallery = path === "/gallery-popup" || path.startsWith("/gallery/");
    const labeled = isGallery && gallerySettings.ratingLabel !== "none";
    expect(html.includes('name="rating"'), path).toBe(labeled);
    if (!isGallery) continue;
    if (labeled) expect(html, path).toContain(label);
    const robots = 'name="robots" content="noindex, noimageindex"';
    expect(html.includes(robots), path).toBe(!gallerySettings.indexed);
  }
});
