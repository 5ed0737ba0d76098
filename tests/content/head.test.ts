import { describe, expect, it } from "vitest";
import { notFoundPaths, redirects } from "../../app/redirects.ts";
import { pageTitle } from "../../app/seo/page-metadata.ts";
import { head } from "../support/head.ts";
import { builtPages } from "../support/pages.ts";

const aside = new Set<string>([
  ...redirects.map(({ from }) => from),
  ...Object.values(notFoundPaths),
]);
const pages = builtPages
  .filter(({ path }) => !aside.has(path))
  .map(({ path, html }) => ({ path, ...head(html) }));

describe.each(pages)("the search result of $path", ({ title, description, keywords }) => {
  it("has a title in the specified pattern", () => {
    const [page = ""] = title.split(" | ");
    expect(page.trim()).not.toBe("");
    expect(title).toBe(pageTitle(page));
  });

  it("has a description of 70 to 160 characters, and keywords", () => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords).not.toBe("");
  });
});

it.each(["title", "description"] as const)("no two pages share a %s", (key) => {
  const shared = pages.flatMap((first, index) =>
    pages
      .slice(index + 1)
      .filter((second) => first[key] === second[key])
      .map((second) => `${first.path} and ${second.path}: ${first[key]}`),
  );
  expect(shared).toEqual([]);
});
