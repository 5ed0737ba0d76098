import { globSync } from "node:fs";
import type { z } from "zod";
import { setAt } from "../content-schema/source.ts";
import { slug } from "../content-schema/validation/fields.ts";
import { formOf, schemaAt, valuesOf } from "../content-schema/validation/metadata.ts";
import { Problem } from "../content-schema/validation/problem.ts";
import { valuesIn, withValues } from "../scripts/content-edit/merge.ts";
import { root } from "./git.ts";
import { Refusal, refuse } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";
import { readText } from "./sound.ts";

type Service = { slug: string; formerly?: string[] };
const serviceIn = (text: string) => valuesIn(".mdx", text).fields as Service;
const nameOf = (file: string) => /^content\/services\/(.+)\.mdx$/.exec(file)?.[1];

/** Returns a file's text with another address of a service in its links, facts and fields. */
function renamed(file: string, text: string, schema: z.ZodType, from: string, to: string) {
  const links = new RegExp(
    `(?<=(?<![\\w.-])/service/|\\{\\{\\s*[Pp]rice\\.)${from}(?![\\w-])`,
    "g",
  );
  const linked = text.replaceAll(links, to);
  const values = valuesIn(file, linked);
  for (const { path, value } of [...valuesOf(values.fields)]) {
    const field = value === from && schemaAt(schema, path);
    if (field && formOf(field).notes.names === "service") setAt(values.fields, path, to);
  }
  return withValues(file, linked, values);
}

/**
 * Adds to the files of a saved service whose address has changed its new file, and all that name
 * it; the former address leads to the new one. Returns where its text is then.
 * @throws {Refusal} if another service has or had the address
 */
export async function moveService(
  records: readonly ContentRecord[],
  path: string,
  files: Map<string, string | Buffer | null>,
): Promise<string> {
  const from = nameOf(path);
  if (!from) return path;
  const { slug: to, formerly = [] } = serviceIn(String(files.get(path)));
  if (to === from || !slug.safeParse(to).success) return path;
  for (const file of globSync("content/**/*.{yaml,mdx}", { cwd: root })) {
    const saved = files.get(file);
    const { text = "", fault } = saved ? { text: String(saved) } : await readText(records, file);
    if (fault) throw new Refusal(`Restore ${file} under “What changed” first: ${fault}.`);
    const known = nameOf(file);
    if (known && file !== path && [known, ...(serviceIn(text).formerly ?? [])].includes(to)) {
      const expected = "an address that no other service has or had";
      refuse([new Problem({ file: path, path: ["slug"] }, { expected, word: to })], () => null);
    }
    const schema = recordOf(records, file)?.schema;
    const now = schema ? renamed(file, text, schema, from, to) : text;
    if (now !== text) files.set(file, now);
  }
  const text = String(files.get(path));
  const { fields, blocks } = valuesIn(path, text);
  const left = [...formerly.filter((each) => each !== to), from];
  const place = path.replace(from, to);
  files.set(
    place,
    withValues(path, text, { fields: { ...Object(fields), formerly: left }, blocks }),
  );
  files.set(path, null);
  return place;
}
