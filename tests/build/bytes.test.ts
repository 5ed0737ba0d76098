import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builds } from "../support/addresses.ts";
import { builtFiles, builtPages } from "../support/pages.ts";

/* Brotli-compressed size budgets of a first visit, with little slack, so that extra weight is a
   decision. `npm run check:content` reports heavy pages of the live content. */
const kilobyte = 1000;
/** Document budgets, in kB. */
const budgets = {
  "/": 18.5,
  "/service/mole-check": 17.5,
  "/testimonials": 14,
  "/gallery-popup": 15,
  "/content/photo-consult": 17.5,
  "/legal/terms": 15,
} as const;
/** The boot and start scripts, which run before any interaction, in kB. */
const bootBudget = 7;
/** Island files that a page fetches when idle, in kB. */
const idleBudget = 75;

const client = join(import.meta.dirname, "../..", builds.site, "client");
const wire = (file: string) => readFileSync(join(client, `${file}.br`)).length;
const documentOf = (path: string) =>
  wire(/404$/.test(path) ? `${path}.html` : join(path, "index.html"));
const total = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + wire(file), 0) / kilobyte;

/** Returns a module and its static imports. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(client, file), "utf8");
  for (const [, name = ""] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
}

/** Returns the first matching file that the boot script names. */
function named(html: string, kind: RegExp): string {
  const [file] = kind.exec(html) ?? [];
  expect(file, `${kind} in the document`).toBeDefined();
  return file ?? "";
}

const startOf = (html: string) => withImports(named(html, /\/assets\/start-[\w-]+\.js/));
const islandsOf = (html: string) =>
  [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name = ""]) => name);

/** Returns the files that the page's islands fetch when idle. */
function idleFilesOf(html: string): Set<string> {
  const list = named(html, /\/assets\/islands-\w+\.json/);
  const files = JSON.parse(readFileSync(join(client, list), "utf8")) as Record<string, string[]>;
  const names = islandsOf(html);
  expect(names.filter((name) => !files[name])).toEqual([]);
  return new Set([list, ...names.flatMap((name) => files[name] ?? [])]);
}

/** Returns the size of the boot and start scripts, in kB. */
function bootOf(html: string): number {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
  expect(inline.length).toBeGreaterThan(0);
  return brotliCompressSync(inline.join("")).length / kilobyte + total(startOf(html));
}

describe.each(Object.entries(budgets))("a first visit to %s", (path, budget) => {
  it("loads a document within budget", () => {
    const size = documentOf(path) / kilobyte;
    expect(size).toBeLessThanOrEqual(budget);
    expect(size, "lower the budget: the page has become lighter").toBeGreaterThan(budget * 0.75);
  });
});

describe("every page", () => {
  it.each(builtPages)("$path runs at most 7 kB of script before interaction", ({ html }) => {
    expect(bootOf(html)).toBeLessThanOrEqual(bootBudget);
  });

  it.each(builtPages)("$path fetches at most 75 kB for its islands when idle", ({ html }) => {
    const started = startOf(html);
    const files = [...idleFilesOf(html)].filter((file) => !started.has(file));
    expect(files.length).toBeGreaterThan(2);
    expect(total(files)).toBeLessThanOrEqual(idleBudget);
  });

  it.each(builtPages)("$path preloads no island", ({ html }) => {
    const known = [...builtFiles].filter((file) => file.startsWith("/assets/"));
    const start = named(html, /\/assets\/start-[\w-]+\.js/);
    const scripts = known.filter((file) => file.endsWith(".js") && html.includes(file));
    expect(scripts).toEqual([start]);
    expect(html).not.toMatch(/modulepreload|<script[^>]+src=/);
  });

  it.each(builtPages.map(({ path }) => path))("%s is at most 24 kB", (path) => {
    expect(documentOf(path) / kilobyte).toBeLessThanOrEqual(24);
  });
});

it("script budgets are close to the home page's size", () => {
  const html = builtPages.find(({ path }) => path === "/")?.html ?? "";
  expect(bootOf(html)).toBeGreaterThan(bootBudget * 0.8);
  expect(total(idleFilesOf(html))).toBeGreaterThan(idleBudget * 0.8);
});

it("home weighs at most 90 kB before any script", () => {
  const html = builtPages.find(({ path }) => path === "/")?.html ?? "";
  const sheet = named(html, /\/assets\/[\w-]+\.css/);
  const css = readFileSync(join(client, sheet), "utf8");
  const fonts = new Set(css.match(/\/assets\/(?:fraunces|figtree)[\w-]*\.woff2/g));
  expect(fonts.size).toBeGreaterThan(1);
  const sum = [...fonts].reduce(
    (all, file) => all + readFileSync(join(client, file)).length,
    documentOf("/") + wire(sheet),
  );
  expect(sum / kilobyte).toBeLessThanOrEqual(90);
});
