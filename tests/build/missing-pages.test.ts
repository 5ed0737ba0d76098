import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashOf, inlineOf } from "../../scripts/hosting/content-policy.ts";
import { builds } from "../support/addresses.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

/*
 * Hosts that read `_headers` choose the headers by the address asked for, and the page for a missing
 * address by the folder: each inline style and script of that page has to pass every policy it gets.
 */

const build = join(import.meta.dirname, "../..", builds.site);

type Rule = { path: string; lines: string[] };

const rulesIn = (file: string): Rule[] =>
  readFileSync(join(build, file), "utf8")
    .split("\n\n")
    .map((block) => block.trim().split(/\n\s*/))
    .map(([path = "", ...lines]) => ({ path, lines }));

/** The policies that an address gets by a `_headers` file; a later `! name` takes an earlier one away. */
function policiesFor(rules: readonly Rule[], path: string): string[] {
  let found: string[] = [];
  for (const rule of rules) {
    const fits = rule.path.endsWith("*")
      ? path.startsWith(rule.path.slice(0, -1))
      : path === rule.path;
    if (!fits) continue;
    if (rule.lines.includes("! Content-Security-Policy")) found = [];
    found.push(...rule.lines.filter((line) => line.startsWith("Content-Security-Policy:")));
  }
  return found;
}

/** The page that a host sends for a missing address: that of the nearest folder that has one. */
function nearestMissingPage(path: string): string {
  const folder = dirname(path);
  const page = join(folder, "404.html");
  return builtFiles.has(page) || folder === "/" ? page : nearestMissingPage(folder);
}

function refused(file: string, path: string, page: string): string[] {
  const html = builtPages.find((each) => `${each.path}.html` === page)?.html ?? "";
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const { scripts, styles } = inlineOf(page, html);
  expect(scripts.length * styles.length).toBeGreaterThan(0);
  return [own, ...policiesFor(rulesIn(file), path)].flatMap((policy) =>
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
  it("gets a page whose styles and scripts Cloudflare's headers allow", () => {
    expect(refused("hosting/cloudflare/_headers", path, nearestMissingPage(path))).toEqual([]);
  });

  it("gets one whose styles and scripts a plain host's headers allow", () => {
    for (const page of [nearestMissingPage(path), "/404.html"]) {
      expect(refused("client/_headers", path, page)).toEqual([]);
    }
  });
});
