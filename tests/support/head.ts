import { expect } from "vitest";
import { decode } from "./text.ts";

/** Returns every match's first group. */
export const firstGroups = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(new RegExp(pattern, "g"))].map(([, value = ""]) => decode(value));

/** Returns the first group of a pattern that must match once. */
export function onlyGroup(html: string, pattern: RegExp): string {
  const found = firstGroups(html, pattern);
  expect(found, `${pattern} on one page`).toHaveLength(1);
  return found[0] ?? "";
}

/** Returns the content of a `<meta>` that must occur once. */
export const meta = (html: string, name: string): string =>
  onlyGroup(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

/** Metadata that search results show. */
export const head = (html: string) => ({
  title: onlyGroup(html, /<title>([^<]*)<\/title>/),
  description: meta(html, "description"),
  keywords: meta(html, "keywords"),
});

export type GraphNode = { [key: string]: unknown; "@type"?: string; "@id"?: string };

/** Returns the nodes of a page's structured data. */
export function graphOf(html: string): GraphNode[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(blocks, "one block of structured data").toHaveLength(1);
  const data = JSON.parse(blocks[0]?.[1] ?? "") as { "@context": string; "@graph": GraphNode[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}
