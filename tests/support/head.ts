import { expect } from "vitest";
import { decode } from "./text.ts";

/** Returns every match's first group. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(new RegExp(pattern, "g"))].map(([, value = ""]) => decode(value));

/** Returns the first group of a pattern that must match once. */
export function one(html: string, pattern: RegExp): string {
  const found = all(html, pattern);
  expect(found, `${pattern} on one page`).toHaveLength(1);
  return found[0] ?? "";
}

/** Returns the content of a `<meta>` that must occur once. */
export const meta = (html: string, name: string): string =>
  one(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

/** Metadata that search results show. */
export const head = (html: string) => ({
  title: one(html, /<title>([^<]*)<\/title>/),
  description: meta(html, "description"),
  keywords: meta(html, "keywords"),
});
