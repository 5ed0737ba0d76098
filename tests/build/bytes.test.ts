import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builds } from "../support/addresses.ts";
import { builtPages } from "../support/pages.ts";

/*
 * What a first visit weighs over the wire, in bytes after brotli. A page may grow up to the
 * budget; when it has become lighter by more than a tenth, the budget must follow, so that a
 * gain is not lost again unseen.
 */
const kilobyte = 1000;
const budgets = {
  "/": { document: 13.4, script: 117 },
  "/service/hemorrhoid-treatment": { document: 13.5, script: 119.5 },
  "/testimonials": { document: 11.2, script: 118.5 },
  "/gallery-popup": { document: 8.9, script: 114 },
  "/content/photo-consult": { document: 11.9, script: 117.5 },
  "/legal/terms": { document: 13.5, script: 118.2 },
} as const;

const client = join(import.meta.dirname, "../..", builds.site, "client");
const wire = (file: string) => readFileSync(join(client, `${file}.br`)).length;
const documentOf = (path: string) => wire(path === "/" ? "index.html" : `${path}/index.html`);

/** Every script that a page loads before it is fully hydrated: its modules and all they import. */
function scriptsOf(html: string): string[] {
  const [begin = ""] = /\/assets\/begin-\w+\.js/.exec(html) ?? [];
  const [, own = ""] =
    /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html) ?? [];
  const shared = readFileSync(join(client, begin), "utf8").match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const modules = Object.values(JSON.parse(own) as Record<string, string>);
  const found = new Set([begin, ...modules, ...shared]);
  for (const file of found) {
    const code = readFileSync(join(client, file), "utf8");
    for (const [, name = ""] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      found.add(`/assets/${name}`);
    }
  }
  return [...found];
}

describe.each(Object.entries(budgets))("a first visit to %s", (path, budget) => {
  const html = builtPages.find((page) => page.path === path)?.html ?? "";

  it("loads a document within its budget", () => {
    const size = documentOf(path) / kilobyte;
    expect(size).toBeLessThanOrEqual(budget.document);
    expect(size, "lower the budget: the page has become lighter").toBeGreaterThan(
      budget.document * 0.9,
    );
  });

  it("hydrates with scripts within their budget", () => {
    const size = scriptsOf(html).reduce((sum, file) => sum + wire(file), 0) / kilobyte;
    expect(size).toBeLessThanOrEqual(budget.script);
    expect(size, "lower the budget: the page has become lighter").toBeGreaterThan(
      budget.script * 0.9,
    );
  });
});

describe("every page", () => {
  it.each(builtPages)("$path hydrates with at most 120 kB of scripts", ({ html }) => {
    const size = scriptsOf(html).reduce((sum, file) => sum + wire(file), 0);
    expect(size / kilobyte).toBeLessThanOrEqual(120);
  });

  it.each(builtPages.map(({ path }) => path))("%s is at most 24 kB", (path) => {
    const file = path === "/404" || path === "/service/404" ? `${path}.html` : null;
    expect((file ? wire(file) : documentOf(path)) / kilobyte).toBeLessThanOrEqual(24);
  });
});

it("home weighs at most 90 kB before any script", () => {
  const html = builtPages.find(({ path }) => path === "/")?.html ?? "";
  const fonts = new Set(
    [...html.matchAll(/\/assets\/(?:fraunces|figtree)[\w-]*\.woff2/g)].map(([file]) => file),
  );
  const sum = [...fonts].reduce(
    (total, file) => total + readFileSync(join(client, file)).length,
    0,
  );
  expect((documentOf("/") + sum) / kilobyte).toBeLessThanOrEqual(90);
});
