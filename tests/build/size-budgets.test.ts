import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtFiles, builtPages, readClientFile, wireSize } from "../support/built-pages.ts";

/* Budgets of a first visit (kB, brotli), with little slack, so that extra weight is a decision. */
const documentBudgets: Readonly<Record<string, number>> = {
  "/": 14.3,
  "/service/mole-check": 14,
  "/testimonials": 13.7,
  "/gallery-popup": 14.7,
  "/legal/terms": 13.2,
};
const defaultBudget = 14.8;
/** With the hero's scene in the document. */
const sceneBudget = 17.2;
/** Chromium runs the head's script from the initial congestion window, before the first acknowledgment. */
const headBudget = 8.4;
/** The boot and start scripts, all that runs before an interaction or an island in view. */
const bootBudget = 7;
/** The home page with its style sheet and fonts, before any script. */
const homeBudget = 90;

const total = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + wireSize(file), 0);

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const script = readClientFile(file);
  for (const [, name] of script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
}

function fileIn(html: string, kind: RegExp): string {
  const [file] = kind.exec(html) ?? [];
  expect(file, `${kind} in the document`).toBeDefined();
  return file ?? "";
}

const startOf = (html: string) => fileIn(html, /\/assets\/start-[\w-]+\.js/);

describe.each(builtPages)("$path", ({ path, file, html }) => {
  it("is a document within its budget", () => {
    const hasScene = html.includes('<svg class="scene-image"');
    const budget = documentBudgets[path] ?? (hasScene ? sceneBudget : defaultBudget);
    expect(wireSize(file)).toBeLessThanOrEqual(budget);
    const head = brotliCompressSync(html.slice(0, html.indexOf("<body"))).length / 1000;
    expect(head).toBeLessThanOrEqual(headBudget);
  });

  it(`runs at most ${bootBudget} kB of script before interaction, and preloads no other`, () => {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
    expect(inline.length).toBeGreaterThan(0);
    const boot = brotliCompressSync(inline.join("")).length / 1000;
    expect(boot + total(withImports(startOf(html)))).toBeLessThanOrEqual(bootBudget);
    const scripts = [...builtFiles].filter((file) => /^\/assets\/.*\.js$/.test(file));
    expect(scripts.filter((file) => html.includes(file))).toEqual([startOf(html)]);
    expect(html).not.toMatch(/modulepreload|<script[^>]+src=/);
  });
});

it(`home weighs at most ${homeBudget} kB before any script`, () => {
  const { html = "" } = builtPages.find(({ path }) => path === "/") ?? {};
  const sheet = fileIn(html, /\/assets\/[\w-]+\.css/);
  const css = readClientFile(sheet);
  const fonts = new Set(css.match(/\/assets\/(?:fraunces|figtree)[\w-]*\.woff2/g));
  expect(fonts.size).toBeGreaterThan(1);
  expect(wireSize("/index.html") + total([sheet, ...fonts])).toBeLessThanOrEqual(homeBudget);
});
