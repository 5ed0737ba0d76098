import { expect, it } from "vitest";
import { gallery } from "#content/gallery";
import { builtFiles, builtPages, readClientFile } from "../support/pages.ts";

const picture = /gallery-media\/[0-9a-f]{16}/;

const lists = [...builtFiles].filter(
  (file) => file.endsWith(".js") && picture.test(readClientFile(file)),
);

it("the pictures' addresses are in one script per category, and nowhere else", () => {
  expect(lists.map((file) => file.replace(/^\/assets\/|-[\w-]{8}\.js$/g, "")).sort()).toEqual(
    gallery.map(({ id }) => id).sort(),
  );
  const others = [...builtFiles].filter(
    (file) =>
      !/\.(?:br|gz|js|woff2|png|ico|avif|webp)$/.test(file) && picture.test(readClientFile(file)),
  );
  expect(others).toEqual([]);
});

// That no page preloads these scripts: size-budgets.test.ts.
it("none of these scripts says whose consent it was", () => {
  for (const file of lists) expect(readClientFile(file)).not.toContain("consent");
});

// That none is indexable: head.test.ts.
it("only the gallery's pages have the rating", () => {
  for (const { path, html } of builtPages) {
    const isGallery = path === "/gallery-popup" || path.startsWith("/gallery/");
    expect(html.includes('<meta name="rating" content="adult"/>'), path).toBe(isGallery);
  }
});
