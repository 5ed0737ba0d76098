import { globSync } from "node:fs";
import type { z } from "zod";
import { lineAt, setValueAt, splitFrontMatter } from "../content-schema/content-reader.ts";
import { slug } from "../content-schema/validation/fields.ts";
import { schemaAt, unwrap, valuesOf } from "../content-schema/validation/metadata.ts";
import { Problem } from "../content-schema/validation/problem.ts";
import { valuesIn, withValues } from "../scripts/content-edit/merge.ts";
import type { FileContent, Files } from "./file-store.ts";
import { root } from "./git.ts";
import { throwProblems, UserError } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";
import { readText } from "./valid-content.ts";

type ServiceSlugs = { slug: string; formerly?: string[] | undefined };

/** Returns the current and former slugs in a service's text. */
export const slugsIn = (path: string, text: string): ServiceSlugs =>
  Object(valuesIn(path, text).fields);

/** Returns the path of a service's text. */
export const fileOfService = (slug: string) => `content/services/${slug}.mdx`;
/** Returns the slug in the path of a service's text; undefined for other files. */
export const slugIn = (path: string) => /^content\/services\/(.+)\.mdx$/.exec(path)?.[1];

export type ServiceMove = { from: string; to: string };

/** Matches a service's name in links and prices. */
const linksTo = (slug: string) =>
  new RegExp(`(?<=(?<![\\w.-])/service/|\\{\\{\\s*[Pp]rice\\.)${slug}(?![\\w-])`, "g");

/** Returns the paths of the fields whose value is a service's name. */
const pathsNaming = (schema: z.ZodType | undefined, fields: unknown, slug: string) =>
  [...valuesOf(fields)].flatMap(({ path, value }) => {
    const field = value === slug && schema && schemaAt(schema, path);
    return field && unwrap(field).meta.names === "service" ? [path] : [];
  });

/** Returns the text of a file with each mention of the service renamed. */
export function applyMove(
  schema: z.ZodType | undefined,
  file: string,
  text: string,
  { from, to }: ServiceMove,
): string {
  const linked = text.replaceAll(linksTo(from), to);
  const values = valuesIn(file, linked);
  for (const path of pathsNaming(schema, values.fields, from)) setValueAt(values.fields, path, to);
  return withValues(file, linked, values);
}

/** Returns all texts, those of `files` as they will be. Throws a `UserError` for a damaged one. */
export const readTexts = (records: readonly ContentRecord[], files: Files = new Map()) =>
  Promise.all(
    globSync("content/**/*.{yaml,mdx}", { cwd: root })
      .sort()
      .map(async (file) => {
        const saved = files.get(file);
        const { text = "", readError } = saved
          ? { text: String(saved) }
          : await readText(records, file);
        if (readError)
          throw new UserError(`Restore ${file} under “What changed” first: ${readError}.`);
        return { file, text, schema: recordOf(records, file)?.schema };
      }),
  );

/** Returns a problem for each mention of a deleted service; none if the deleted file is not a service. */
export async function findMentions(records: readonly ContentRecord[], deleted: string) {
  const slug = slugIn(deleted);
  if (!slug) return [];
  const others = (await readTexts(records)).filter(({ file }) => file !== deleted);
  return others.flatMap(({ file, text, schema }) => {
    const { fields } = valuesIn(file, text);
    const paths = pathsNaming(schema, fields, slug);
    const linked = [...valuesOf(fields)].filter(({ value }) => linksTo(slug).test(String(value)));
    const inFields = [...paths, ...linked.map(({ path }) => path)].map((path) => ({ path }));
    const body = file.endsWith(".mdx") ? splitFrontMatter(text).body : "";
    const start = text.length - body.length;
    const inBody = [...body.matchAll(linksTo(slug))].map(({ index }) => {
      return { line: lineAt(text, start + index) };
    });
    const details = { expected: "no name of a deleted service", found: slug };
    return [...inFields, ...inBody].map((place) => new Problem({ file, ...place }, details));
  });
}

/** Returns a service's text with these slugs in place of its own. */
export function withSlugs(path: string, text: string, { slug, formerly }: ServiceSlugs): string {
  const values = valuesIn(path, text);
  const { formerly: _, ...fields } = values.fields as ServiceSlugs;
  const names = { slug, ...(formerly ? { formerly } : {}) };
  return withValues(path, text, { ...values, fields: { ...fields, ...names } });
}

/** Returns the files that a service had before it moved. */
export const formerFiles = (path: string, text: string): string[] =>
  (slugsIn(path, text).formerly ?? []).map(fileOfService);

/**
 * If the slug of a saved service has changed, adds its new file and every file that refers to it;
 * the former address redirects. Returns the path of the service afterward.
 * @throws {UserError} if another service has or had the address
 */
export async function moveService(
  records: readonly ContentRecord[],
  path: string,
  files: Map<string, FileContent>,
): Promise<string> {
  const from = slugIn(path);
  if (!from) return path;
  const { slug: to, formerly: formerSlugs = [] } = slugsIn(path, String(files.get(path)));
  if (to === from || !slug.safeParse(to).success) return path;
  for (const { file, text, schema } of await readTexts(records, files)) {
    const { slug: other, formerly = [] } = slugsIn(file, text);
    if (file !== path && [other, ...formerly].includes(to)) {
      const expected = "an address that no other service has or had";
      throwProblems([new Problem({ file: path, path: ["slug"] }, { expected, written: to })]);
    }
    const now = applyMove(schema, file, text, { from, to });
    if (now !== text) files.set(file, now);
  }
  const newPath = fileOfService(to);
  const names = { slug: to, formerly: [...formerSlugs.filter((each) => each !== to), from] };
  files.set(newPath, withSlugs(path, String(files.get(path)), names));
  files.set(path, null);
  return newPath;
}
