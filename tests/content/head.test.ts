import { describe, expect, it } from "vitest";
import { head } from "../support/head.ts";
import { contentPages } from "../support/pages.ts";

const pages = contentPages.map(({ path, html }) => ({ path, ...head(html) }));

describe.each(pages)("the search result of $path", ({ description, keywords }) => {
  it("has a description of 70 to 160 characters, and keywords", () => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords).not.toBe("");
  });
});

it.each(["title", "description"] as const)("no two pages share a %s", (key) => {
  const shared = pages.filter((page) =>
    pages.some((other) => other !== page && other[key] === page[key]),
  );
  expect(shared.map((page) => `${page.path}: ${page[key]}`)).toEqual([]);
});
