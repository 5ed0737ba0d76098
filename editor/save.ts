import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { Problem } from "../content-schema/validation/problem.ts";
import { ConflictError, readYaml, valuesIn } from "../scripts/content-edit/merge.ts";
import { root } from "./git.ts";
import { type DataFile, mergeRequest, type Request } from "./merge-request.ts";
import { withoutMetadata } from "./pictures.ts";
import { conflictProblem, formProblem, Refusal } from "./problems.ts";
import type { ContentRecord } from "./records.ts";
import { expectSound, readText } from "./sound.ts";
import { type Files, inTurn, replaceFiles } from "./write.ts";

const bytesOf = (path: string) => readFile(join(root, path)).catch(() => null);

/** Throws a `Refusal` for files outside `content/`. */
export function expectContent(params: object): void {
  for (const { path: keys, value } of valuesOf(params)) {
    const name = String(keys.findLast((key) => typeof key === "string"));
    const isPlace = /^(?:paths?|folder)$/.test(name);
    if (!isPlace || normalize(String(value)).startsWith("content/")) continue;
    throw new Refusal(`${value}: expected a file of content/`);
  }
}

/** Keeps a copy of files that are replaced by former versions, and returns its name. */
export async function keepCopy(paths: Iterable<string>): Promise<string> {
  const name = new Date().toISOString().replaceAll(/\W/g, "-");
  for (const path of paths) {
    const content = await bytesOf(path);
    if (content === null) continue;
    const place = join(root, ".cache/taken-back", name, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
  return name;
}

/** Throws a `Refusal` for a file that has come or gone since the form was opened, or last saved. */
function expectSame({ path, loaded, agreed }: DataFile, text: string | undefined): void {
  if (text !== undefined && loaded === undefined) {
    throw new Refusal(`${path} is there already: open it from the list, or choose another name.`);
  }
  if (text === undefined && loaded !== undefined && agreed !== "deleted") {
    const todo = "Save again to make it anew, or leave the form.";
    throw new Refusal(`${path} has been deleted meanwhile. ${todo}`, {
      cause: { conflict: "deleted" },
    });
  }
}

const hours = "content/hours.yaml";

type Days = { holidays?: { date: string; until?: string }[] } | null;
const daysIn = (text = "") => (readYaml(text) as Days)?.holidays ?? [];

/** Throws a `Refusal` for days that are added although they are over, as of a wrong year. */
function expectAhead({ path: file, raw, loaded }: DataFile): void {
  if (file !== hours) return;
  const known = daysIn(loaded).map(({ date }) => date);
  // It may be a day less in the office than in UTC.
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const cause = daysIn(raw).flatMap(({ date, until }, index) => {
    if (!date || (until || date) >= today || known.includes(date)) return [];
    const place = { file, path: ["holidays", index, "date"] };
    return [formProblem(new Problem(place, { expected: "a day to come", found: date }), raw)];
  });
  if (cause.length > 0) throw new Refusal("a day that is over", { cause });
}

type Sources = { sources?: { title: string; url: string }[] } | null;
const sourcesIn = (path: string, text: string) =>
  (valuesIn(path, text).fields as Sources)?.sources ?? [];

/** Throws a `Refusal` for a source that has moved, since texts name it by its number. */
function expectSources({ path: file, raw, loaded }: DataFile): void {
  if (loaded === undefined) return;
  const now = sourcesIn(file, raw);
  const before = sourcesIn(file, loaded);
  const moved = before.findIndex(
    ({ url }, index) => now[index]?.url !== url && now.some((each) => each.url === url),
  );
  if (moved < 0) return;
  const details = {
    expected: "each source under the number that texts have of it, and new ones last",
    found: now[moved]?.title,
    todo: `make “${before[moved]?.title}” number ${moved + 1} again: texts name sources by number`,
  };
  const problem = new Problem({ file, path: ["sources", moved] }, details);
  throw new Refusal("a source that has moved", { cause: [formProblem(problem, raw)] });
}

/** Merges, validates and writes an entry. */
async function saveEntry(records: readonly ContentRecord[], params: Request["params"]) {
  const entries = params.dataFiles ?? [];
  const before = await Promise.all(entries.map(({ path }) => bytesOf(path)));
  const broken: string[] = [];
  const merged = await mergeRequest(records, params, async (path) => {
    const { text, fault } = await readText(records, path);
    if (fault) broken.push(path);
    const entry = entries.find((each) => each.path === path);
    if (entry) expectSame(entry, text);
    if (entry) expectAhead(entry);
    if (entry) expectSources(entry);
    return text;
  }).catch((error) => {
    if (!(error instanceof ConflictError)) throw error;
    const file = entries[0]?.path ?? "";
    const problems = error.conflicts.map((each) => conflictProblem(file, each));
    throw new Refusal(error.message, { cause: { problems, conflict: error.id } });
  });
  const unnamed = merged.unnamed.map((path) => [path, null] as const);
  const files: Files = new Map([...unnamed, ...merged.changes]);
  await expectSound(files);
  const after = await Promise.all(entries.map(({ path }) => bytesOf(path)));
  if (!isDeepStrictEqual(after, before)) {
    throw new Refusal("Another program has just written this file. Save again.");
  }
  if (broken.length > 0) await keepCopy(broken);
  await replaceFiles(files);
  return { isMerged: merged.isMerged || broken.length > 0 };
}

/**
 * Saves an entry of the form: merges it with what the file has got since it was loaded.
 * @throws {Refusal} if it must not be written; nothing has changed then
 */
export async function save(records: readonly ContentRecord[], params: Request["params"]) {
  const assets = await Promise.all((params.assets ?? []).map(withoutMetadata));
  return inTurn(() => saveEntry(records, { ...params, assets }));
}

/** Validates and writes files, in a turn of its caller. Throws a `Refusal` before it writes. */
export async function writeSound(files: Files): Promise<void> {
  await expectSound(files);
  await replaceFiles(files);
}
