import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashOf, inlineOf } from "../../scripts/hosting/content-policy.ts";
import { builds } from "../support/addresses.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

/* Hosts with `_headers` choose headers by the requested path, and the 404 page by the nearest
   folder. Every combination's policy must allow that page's inline styles and scripts. */

const build = join(import.meta.dirname, "../..", builds.site);

type Rule = { path: string; lines: string[] };

const rulesIn = (file: string): Rule[] =>
  readFileSync(join(build, file), "utf8")
    .split("\n\n")
    .map((block) => block.trim().split(/\n\s*/))
    .map(([path = "", ...lines]) => ({ path, lines }));

/** Returns the policies that `_headers` sets for a path. */
const policiesFor = (path: string): string[] =>
  rulesIn("client/_headers")
    .filter((rule) =>
      rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap(({ lines }) => lines.filter((line) => line.startsWith("Content-Security-Policy:")));

/** Returns the 404 page that a host serves for a path: that of the nearest folder. */
function nearestMissingPage(path: string): string {
  const folder = dirname(path);
  const page = join(folder, "404.html");
  return builtFiles.has(page) || folder === "/" ? page : nearestMissingPage(folder);
}

function refused(path: string, page: string): string[] {
  const html = builtPages.find((each) => `${each.path}.html` === page)?.html ?? "";
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const { scripts, styles } = inlineOf(page, html);
  expect(scripts.length * styles.length).toBeGreaterThan(0);
  return [own, ...policiesFor(path)].flatMap((policy) =>
    [...scripts, ...styles]
      .filter((content) => policy && !policy.includes(hashOf(content)))
      .map((content) => `${content.slice(0, 60)}…`),
  );
}

describe.each([
  "/no-such-page",
  "/a/b/c",
  "/service/no-such-service",
  "/service/acne/x",
  "/gallery/acne-scars/x",
  "/assets/none.js",
  "/gallery-media/none.avif",
  "/share/none.png",
])("%s", (path) => {
  it("gets a page whose styles and scripts its headers allow", () => {
    for (const page of [nearestMissingPage(path), "/404.html"]) {
      expect(refused(path, page)).toEqual([]);
    }
  });
});
