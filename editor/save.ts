import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { lineAt } from "../content-schema/source.ts";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { Problem } from "../content-schema/validation/problem.ts";
import { fragmentProblems } from "../scripts/build/fragments.ts";
import {
  ConflictError,
  isAsLoaded,
  mergeText,
  mergeYaml,
  valuesIn,
} from "../scripts/content-edit/merge.ts";
import { fieldsIn } from "../scripts/content-edit/yaml.ts";
import { root } from "./git.ts";
import { formerFiles, moveService } from "./move-service.ts";
import {
  pictureRecords,
  picturesOnlyIn,
  placeUploads,
  type Upload,
  withoutMetadata,
} from "./pictures.ts";
import { conflictProblem, Refusal, refuse } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";
import { expectContent, expectSound, readText } from "./sound.ts";
import { type Files, inTurn, replaceFiles } from "./write.ts";

/** A record as the form has it, with chosen pictures, and as it was loaded; a new one was not. */
export type Entry = {
  path: string;
  raw: string;
  loaded?: string;
  agreed?: string;
  assets: readonly Upload[];
};

/** Returns a file as it is now, `null` without one. */
export const bytesOf = (path: string) => readFile(join(root, path)).catch(() => null);

/** Returns the texts of files, and of those in folders, each in its last good version. */
export async function readFiles(records: readonly ContentRecord[], paths: readonly string[]) {
  expectContent(paths);
  const all = paths.map(async (path) => {
    if (extname(path)) return [path];
    const names = await readdir(join(root, path)).catch(() => []);
    const own = names.filter((name) => extname(name) === ".mdx" && name[0] !== ".");
    return own.map((name) => `${path}/${name}`);
  });
  const files = (await Promise.all(all)).flat();
  return Promise.all(files.map(async (path) => ({ path, ...(await readText(records, path)) })));
}

/** Keeps a copy of files that are replaced by other versions. */
export async function keepCopy(paths: Iterable<string>): Promise<void> {
  const folder = join(root, ".cache/replaced", new Date().toISOString().replaceAll(/\W/g, "-"));
  for (const path of paths) {
    if (existsSync(join(root, path))) await cp(join(root, path), join(folder, path));
  }
}

/** Throws a `Refusal` for a file that has come or gone since the form was opened, or last saved. */
function expectSame({ path, loaded, agreed }: Entry, text: string | undefined): void {
  if (text !== undefined && loaded === undefined) {
    throw new Refusal(`${path} is there already: open it from the list, or choose another name.`);
  }
  if (text === undefined && loaded !== undefined && agreed !== "deleted") {
    const todo = "Save again to make it anew, or leave the form.";
    throw new Refusal(`${path} has been deleted, or moved, meanwhile. ${todo}`, {
      cause: { conflict: "deleted" },
    });
  }
}

const hours = "content/hours.yaml";

type Days = { holidays?: { date: string; until?: string }[] };
const daysIn = (text = "") => (fieldsIn(text) as Days).holidays ?? [];

/** Returns a day from today in the office, where it may be a day less than in UTC. */
const dayIn = (days: number) =>
  new Date(Date.now() + (days - 1) * 86_400_000).toISOString().slice(0, 10);

/** Returns the problems of days that are added to the text, over or far away, as of a wrong year. */
function problemsOfDays({ path: file, loaded }: Entry, text: string): Problem[] {
  if (file !== hours) return [];
  const known = daysIn(loaded).map(({ date }) => date);
  return daysIn(text).flatMap(({ date, until = date }, index) => {
    const isAhead = until >= dayIn(0) && until <= dayIn(730);
    if (known.includes(date) || isAhead) return [];
    const place = { file, path: ["holidays", index, until === date ? "date" : "until"] };
    return [new Problem(place, { expected: "a day of the next two years", found: until })];
  });
}

type Sources = { sources?: { title: string; url: string }[] };
const sourcesIn = (path: string, text: string) =>
  (valuesIn(path, text).fields as Sources).sources ?? [];

/** Returns the problem of a source that has moved, since texts name it by its number. */
function problemsOfSources({ path: file, raw, loaded }: Entry): Problem[] {
  if (loaded === undefined) return [];
  const now = sourcesIn(file, raw);
  const before = sourcesIn(file, loaded);
  const moved = before.findIndex(
    ({ url }, index) => now[index]?.url !== url && now.some((each) => each.url === url),
  );
  if (moved < 0) return [];
  const details = {
    expected: "each source under the number that texts have of it, and new ones last",
    found: now[moved]?.title,
    todo: `make “${before[moved]?.title}” number ${moved + 1} again: texts name sources by number`,
  };
  return [new Problem({ file, path: ["sources", moved] }, details)];
}

/** Returns a page of the preview as HTML; nothing before there is one. */
type ReadPage = (path: string) => Promise<string | undefined>;

/** Returns the problems of links that are added to the text, to a place that their page lacks. */
async function problemsOfFragments(
  { path: file, loaded = "" }: Entry,
  text: string,
  readPage: ReadPage,
): Promise<Problem[]> {
  const links = [...text.matchAll(/(?<=[\s("])(\/[\w/-]*)#([\w-]+)/g)];
  const added = links.filter(([link]) => !loaded.includes(link));
  const found = added.map(async ({ 0: link, 1: to = "", 2: word = "", index }) => {
    const fields = [...valuesOf(valuesIn(file, text).fields)];
    const { path } = fields.find(({ value }) => value === link) ?? {};
    const at = { file, ...(path ? { path } : { line: lineAt(text, index) }) };
    const page = await readPage(to);
    return page === undefined ? [] : fragmentProblems(at, to, word, page);
  });
  return (await Promise.all(found)).flat();
}

/**
 * Merges edited values into the former text of a file; pictures that it names no more are deleted,
 * and uploads get their places. `isMerged` is whether the file has more than the form knows.
 * @throws {Refusal} for a file that the form does not edit
 * @throws {ConflictError} if the form and the file have changed the same fields
 */
export function mergeEntry(
  records: readonly ContentRecord[],
  { path, raw, loaded, agreed, assets }: Entry,
  former: string | undefined,
) {
  const schema = recordOf(records, path)?.schema;
  if (!schema) throw new Refusal(`${path}: expected a known file`);
  const base = former === undefined || loaded === undefined ? undefined : { text: loaded, agreed };
  const placed: Upload[] = [];
  const place = (value: unknown) => {
    placed.push(...placeUploads(pictureRecords[path]?.(value) ?? [], assets));
  };
  const text = path.endsWith(".mdx")
    ? mergeText(schema, former, raw, base)
    : mergeYaml(schema, former ?? "", fieldsIn(raw), place, base);
  const files = new Map<string, string | Buffer | null>([[path, text]]);
  for (const each of picturesOnlyIn(path, former, text)) files.set(each, null);
  for (const each of placed) files.set(each.path, Buffer.from(each.content, "base64"));
  return { files, isMerged: base && !isAsLoaded(schema, path, former ?? "", base.text) };
}

/** Returns the file of an entry, which has another place if its service has moved meanwhile. */
function placeOf({ path, loaded }: Entry): string {
  if (loaded === undefined || existsSync(join(root, path))) return path;
  const services = globSync("content/services/*.mdx", { cwd: root });
  const hadPath = (file: string) =>
    formerFiles(file, readFileSync(join(root, file), "utf8")).includes(path);
  return services.find(hadPath) ?? path;
}

/** Merges, validates and writes an entry. */
async function saveEntry(records: readonly ContentRecord[], sent: Entry, readPage: ReadPage) {
  const path = placeOf(sent);
  const entry = { ...sent, path };
  let place = path;
  const before = await bytesOf(path);
  const { text, fault } = await readText(records, path);
  expectSame(entry, text);
  refuse(problemsOfSources(entry), () => entry.raw);
  try {
    const { files, isMerged } = mergeEntry(records, entry, text);
    place = await moveService(records, path, files);
    await expectSound(files);
    const merged = String(files.get(place));
    const dead = await problemsOfFragments(entry, merged, readPage);
    refuse([...problemsOfDays(entry, merged), ...dead], () => merged);
    if (!isDeepStrictEqual(await bytesOf(path), before)) {
      throw new Refusal("Another program has just written this file. Save again.");
    }
    if (fault) await keepCopy([path]);
    await replaceFiles(files);
    const moved = place === sent.path ? undefined : basename(place, ".mdx");
    return { isMerged: isMerged || fault !== undefined, moved };
  } catch (error) {
    // The form still has the former address.
    const { problems = [] } = Object(Object(error).cause);
    for (const each of problems) if (each.file === place) each.file = sent.path;
    if (!(error instanceof ConflictError)) throw error;
    const both = error.conflicts.map((each) => conflictProblem(sent.path, each));
    throw new Refusal(error.message, { cause: { problems: both, conflict: error.id } });
  }
}

/**
 * Saves an entry of the form: merges it with what the file has got since it was loaded.
 * @throws {Refusal} if it must not be written; nothing has changed then
 */
export async function save(records: readonly ContentRecord[], entry: Entry, readPage: ReadPage) {
  const assets = await Promise.all(entry.assets.map(withoutMetadata));
  return inTurn(() => saveEntry(records, { ...entry, assets }, readPage));
}

/** Validates and writes files, in a turn of its caller. Throws a `Refusal` before it writes. */
export async function writeSound(files: Files): Promise<void> {
  await expectSound(files);
  await replaceFiles(files);
}
