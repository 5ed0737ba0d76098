import { cp, mkdtempDisposable, readFile, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, normalize } from "node:path";
import type { z } from "zod";
import { contentFolder, normalizeLineEndings } from "../content-schema/content-reader.ts";
import { readContent } from "../content-schema/load-content.ts";
import { unwrap } from "../content-schema/validation/metadata.ts";
import { type Problem, problemsOf } from "../content-schema/validation/problem.ts";
import { checkContent } from "../scripts/check-content/check.ts";
import { valuesIn } from "../scripts/content-edit/merge.ts";
import { isRecord } from "../scripts/content-edit/record.ts";
import { mediaFolder } from "./config.ts";
import { type Files, isText, replaceFiles } from "./file-store.ts";
import { readFileAt, root } from "./git.ts";
import { throwProblems, UserError } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";

/** Throws a `UserError` for files outside `content/`. */
function checkPaths(paths: Iterable<string>): void {
  for (const path of paths) {
    if (normalize(path).startsWith("content/")) continue;
    throw new UserError(`${path}: expected a file of content/`);
  }
}

/** Copies the content; the pictures, which are large, only if one of `files` is one. */
async function copyFor(files: Files, copy: string): Promise<void> {
  const hasPictures = [...files.keys()].some((path) => path.startsWith(mediaFolder));
  // A link would be copied as one, to the content itself.
  const content = await realpath(join(root, "content"));
  await cp(content, join(copy, "content"), {
    recursive: true,
    filter: (path) => hasPictures || path !== join(content, "gallery-pictures"),
  });
  if (!hasPictures) await symlink(join(root, mediaFolder), join(copy, mediaFolder));
}

const errorsIn = async (copy: string) => (await checkContent(join(copy, "content"))).errors;

/** Replaces unusable texts of a copy by their last good versions; returns the problems left. */
async function repair(copy: string): Promise<readonly Problem[]> {
  const repaired = new Set<string>();
  for (;;) {
    const problems = await errorsIn(copy);
    const unusable = new Set(problems.map(({ place }) => place.file).filter(isText));
    const unrepaired = [...unusable].filter((file) => !repaired.has(file));
    if (unrepaired.length === 0) return problems;
    for (const file of unrepaired) {
      repaired.add(file);
      await replaceFiles(new Map([[file, await readFileAt("HEAD", file)]]), copy);
    }
  }
}

/** Returns the problems that the files introduce; files that are invalid already count in their last good version. */
async function problemsOfChange(files: Files, isValid: boolean): Promise<readonly Problem[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "content-"));
  await copyFor(files, folder.path);
  const problemsBefore = isValid ? [] : await repair(folder.path);
  const known = new Set(problemsBefore.map(String));
  await replaceFiles(files, folder.path);
  return (await errorsIn(folder.path)).filter((each) => !known.has(String(each)));
}

/** Throws a `UserError` if the content would not be valid with the files, or has other problems. */
export async function checkFiles(files: Files, others: readonly Problem[] = []): Promise<void> {
  checkPaths(files.keys());
  let problems = await problemsOfChange(files, true);
  if (problems.length > 0 && (await checkContent()).errors.length > 0) {
    problems = await problemsOfChange(files, false);
  }
  const texts = new Map(files);
  for (const { place } of problems) {
    if (texts.has(place.file)) continue;
    texts.set(place.file, await readFile(join(root, place.file), "utf8").catch(() => null));
  }
  throwProblems([...others, ...problems], (file) => texts.get(file));
}

/** Validates and writes files. Call it within `runExclusive`. Throws a `UserError` before it writes. */
export async function writeCheckedFiles(files: Files): Promise<void> {
  await checkFiles(files);
  await replaceFiles(files);
}

/**
 * Reads the content, with the last good version of what cannot be used; `problems` say why that is.
 * @throws {ContentError} if there is no such version
 */
export async function readValidContent() {
  try {
    return { ...readContent(contentFolder), problems: [] };
  } catch (error) {
    const copy = join(root, ".cache/last-good");
    await rm(copy, { recursive: true, force: true });
    await copyFor(new Map(), copy);
    await repair(copy);
    return { ...readContent(join(copy, "content")), problems: problemsOf(error) };
  }
}

/** Returns why a file cannot be read, such as one that was cut off; nothing if it can. */
function readErrorOf(record: ContentRecord | undefined, path: string, text: string) {
  try {
    const { fields } = valuesIn(path, text);
    if (!isRecord(fields) || text.trim() === "") return "the file is empty or cut off";
    const { shape = {} } = record ? unwrap(record.schema) : {};
    const isMissing = ([name, schema]: [string, z.ZodType]) =>
      !Object.hasOwn(fields, name) && !schema.safeParse(undefined).success;
    const missing = Object.entries(shape).find(isMissing)?.[0];
    return missing && `the file lacks “${missing}”, as if it was cut off`;
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0] : String(error);
  }
}

/** Returns a text; for one that cannot be read, the error and its last good version, if any. */
export async function readText(records: readonly ContentRecord[], path: string) {
  const written = readFile(join(root, path), "utf8").then(normalizeLineEndings);
  const text = await written.catch(() => undefined);
  const readError =
    text === undefined ? undefined : readErrorOf(recordOf(records, path), path, text);
  const lastGood = readError && (await readFileAt("HEAD", path));
  return { text: lastGood ? `${lastGood}` : text, readError };
}
