import { expect, it } from "vitest";
import { headersFor, type Rules } from "../../server/rules.ts";
import { builds } from "../support/addresses.ts";
import { buildText, builtPage, contentPages } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

/* Samples are labeled until the practice confirms them. The sample practice has samples for its
   address, testimonials and reviews. */
const text = (path: string) => visibleText(builtPage(path));

it("a site without an address of its own is noindex by header too, on every kind of host", () => {
  const rules = JSON.parse(buildText(builds.site, "hosting/rules.json")) as Rules;
  const paths = contentPages.map(({ path }) => path);
  for (const path of [...paths, "/no-such-page", "/share/home.png"]) {
    expect(headersFor(rules, path, true)["X-Robots-Tag"], path).toMatch(/^noindex/);
  }
  const [all] = buildText(builds.site, "client/_headers").split("\n\n");
  expect(all).toMatch(/^\/\*\n[\s\S]*X-Robots-Tag: noindex/);
});

it("a confirmed rating has its source and date in both places, and confirmed press no label", () => {
  const source = "Source: Sample reviews, as of October 1, 2026";
  expect(text("/").split(source)).toHaveLength(3);
  expect(builtPage("/")).toContain('"ratingValue":4.7');
  expect(text("/")).not.toContain("Sample names");
});
