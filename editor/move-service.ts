import { globSync } from "node:fs";
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
  const [, from] = /^content\/services\/(.+)\.mdx$/.exec(path) ?? [];
  if (!from) return path;
  const { slug: to } = valuesIn(path, String(files.get(path))).fields as Service;
  if (to === from || !slug.safeParse(to).success) return path;
  const links = new RegExp(
    `(?<=(?<![\\w.-])/service/|\\{\\{\\s*[Pp]rice\\.)${from}(?![\\w-])`,
    "g",
  );
  for (const file of globSync("content/**/*.{yaml,mdx}", { cwd: root })) {
    const saved = files.get(file);
    const { text = "", fault } = saved ? { text: String(saved) } : await readText(records, file);
    if (fault) throw new Refusal(`Restore ${file} under “What changed” first: ${fault}.`);
    const linked = text.replaceAll(links, to);
    const values = valuesIn(file, linked);
    const { slug: other, formerly = [] }: Partial<Service> = Object(values.fields);
    if (file === path) {
      Object.assign(values.fields as Service, {
        formerly: [...formerly.filter((each) => each !== to), from],
      });
    } else if ([other, ...formerly].includes(to)) {
      const expected = "an address that no other service has or had";
      refuse([new Problem({ file: path, path: ["slug"] }, { expected, word: to })], () => null);
    }
    const schema = recordOf(records, file)?.schema;
    for (const { path: at, value } of [...valuesOf(values.fields)]) {
      const field = value === from && schema && schemaAt(schema, at);
      if (field && formOf(field).notes.names === "service") setAt(values.fields, at, to);
    }
    const now = withValues(file, linked, values);
    if (now !== text) files.set(file, now);
  }
  const place = `content/services/${to}.mdx`;
  files.set(place, files.get(path) ?? "");
  files.set(path, null);
  return place;
}
