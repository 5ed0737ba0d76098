import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ConflictError, valuesIn } from "../scripts/content-edit/merge.ts";
import { type Entry, mergeEntry } from "./entry.ts";
import {
  addedFragmentProblems,
  checkConsents,
  checkExistence,
  dayProblems,
  sourceOrderProblems,
} from "./entry-checks.ts";
import { backUpTexts, readBytes, replaceFiles, runExclusive } from "./file-store.ts";
import { root } from "./git.ts";
import { findMentions, formerFiles, moveService } from "./move-service.ts";
import { prepareEntry } from "./prepare-entry.ts";
import { conflictProblem, throwProblems, UserError } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";
import { retireService } from "./retire-service.ts";
import { checkFiles, readText, writeCheckedFiles } from "./valid-content.ts";

/** Throws a `UserError` for a file or a folder that the form does not edit. */
function checkKnown(records: readonly ContentRecord[], paths: readonly string[]): void {
  const isKnown = (path: string) =>
    records.some((each) => each.path === path) || recordOf(records, path);
  const unknown = paths.find((path) => !isKnown(path));
  if (unknown !== undefined) throw new UserError(`${unknown}: expected a known file`);
}

/** Returns the texts of files, and of those in folders, each in its last good version. */
export function readEntries(records: readonly ContentRecord[], paths: readonly string[]) {
  checkKnown(records, paths);
  const files = paths.flatMap((path) =>
    extname(path) ? [path] : globSync(`${path}/*.mdx`, { cwd: root }).sort(),
  );
  return Promise.all(files.map(async (path) => ({ path, ...(await readText(records, path)) })));
}

/** What a service is about, which no other one is. */
const subjectIn = (path: string, text: string) =>
  Object(Object(valuesIn(path, text).fields).about).name;

/** Returns the file of an entry; another if its service has moved meanwhile, but not if one has taken over. */
function currentPathOf({ path, loaded }: Entry): string {
  if (loaded === undefined || existsSync(join(root, path))) return path;
  const services = globSync("content/services/*.mdx", { cwd: root });
  const hadPath = (file: string) => {
    const text = readFileSync(join(root, file), "utf8");
    if (!formerFiles(file, text).includes(path)) return false;
    return subjectIn(file, text) === subjectIn(path, loaded);
  };
  return services.find(hadPath) ?? path;
}

async function saveEntry(records: readonly ContentRecord[], sent: Entry, preview: string) {
  const path = currentPathOf(sent);
  const entry = prepareEntry(records, { ...sent, path });
  let newPath = path;
  const before = await readBytes(path);
  const { text, readError } = await readText(records, path);
  checkExistence(entry, text);
  checkConsents(entry);
  try {
    const { files, isMerged } = await mergeEntry(records, entry, text);
    newPath = await moveService(records, path, files);
    const merged = String(files.get(newPath));
    const deadLinks = await addedFragmentProblems(entry, merged, preview);
    const problems = [...sourceOrderProblems(entry), ...dayProblems(entry, merged), ...deadLinks];
    await checkFiles(files, problems);
    if (!isDeepStrictEqual(await readBytes(path), before)) {
      throw new UserError("Another program has just written this file. Save again.");
    }
    if (readError) await backUpTexts([path]);
    await replaceFiles(files);
    const moved = newPath === sent.path ? undefined : basename(newPath, ".mdx");
    const isOther = isMerged || readError !== undefined || entry.raw !== sent.raw;
    return { isMerged: isOther, moved };
  } catch (error) {
    if (error instanceof ConflictError) {
      const problems = error.conflicts.map((each) => conflictProblem(sent.path, each));
      throw new UserError(error.message, { problems, conflictId: error.id });
    }
    // The form still has the former address.
    const problems = error instanceof UserError ? error.problems : [];
    for (const each of problems) if (each.file === newPath) each.file = sent.path;
    throw error;
  }
}

/**
 * Saves an entry of the form: merges it with what the file has got since it was loaded.
 * @throws {UserError} if it must not be written; nothing has changed then
 */
export const save = (records: readonly ContentRecord[], entry: Entry, preview: string) =>
  runExclusive(() => saveEntry(records, entry, preview));

/**
 * Deletes files.
 * @throws {UserError} with every place that names one of them; nothing has changed then
 */
export const deleteFiles = (records: readonly ContentRecord[], paths: readonly string[]) =>
  runExclusive(async () => {
    checkKnown(records, paths);
    const mentions = await Promise.all(paths.map((path) => findMentions(records, path)));
    throwProblems(mentions.flat(), (file) => readFileSync(join(root, file), "utf8"));
    await writeCheckedFiles(new Map(paths.map((path) => [path, null])));
  });

/**
 * Deletes a service, for which another takes over.
 * @throws {UserError} with the places that a person must decide first; nothing has changed then
 */
export const retire = (records: readonly ContentRecord[], body: { path: string; to: string }) =>
  runExclusive(async () => writeCheckedFiles(await retireService(records, body)));
