import { expect } from "vitest";

const decode = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Every value that a pattern finds in a document. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(new RegExp(pattern, "g"))].map(([, value = ""]) => decode(value));

/** The value of a pattern that a document must hold once. */
export function one(html: string, pattern: RegExp): string {
  const found = all(html, pattern);
  expect(found, `${pattern} on one page`).toHaveLength(1);
  return found[0] ?? "";
}

/** The content of a `<meta>` that a document must hold once. */
export const meta = (html: string, name: string): string =>
  one(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

/** What search results show of a document. */
export const head = (html: string) => ({
  title: one(html, /<title>([^<]*)<\/title>/),
  description: meta(html, "description"),
  keywords: meta(html, "keywords"),
});
