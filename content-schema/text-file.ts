import { z } from "zod";
import { define } from "./define.ts";
import { frontMatter } from "./front-matter.ts";

/** What a text of `content/pages/` or `content/legal/` may say of itself. */
export const textSchema = z.strictObject({
  sample: z.boolean({ error: "true while the words are a sample; else no such line" }),
});

/** Reads one text: whether its words are a sample, and the words. Most texts need no front matter. */
export function readText(file: string, source: string): { sample: boolean; body: string } {
  if (!source.startsWith("---\n")) return { sample: false, body: source };
  const { fields, body } = frontMatter(file, source);
  return { sample: define(file, textSchema, fields).sample, body };
}
