import type * as Text from "*.mdx";

/** Returns the compiled text of a record, among those of its folder. */
export function findText(texts: Readonly<Record<string, typeof Text>>, slug: string): typeof Text {
  const [, text] = Object.entries(texts).find(([file]) => file.endsWith(`/${slug}.mdx`)) ?? [];
  if (!text) throw new Error(`${slug}.mdx: expected a text, found none`);
  return text;
}
