import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fieldOfBlock, mergeFile, valuesIn, withValues } from "../scripts/content-edit/merge.ts";
import { isRecord } from "../scripts/content-edit/record.ts";
import { type Diff, diffWords, partsOf, revertPart } from "./changed-parts.ts";
import { type FileContent, type Files, isText, readBytes, runExclusive } from "./file-store.ts";
import { checkHistory, gitPaths, publishedVersion, readFileAt, root } from "./git.ts";
import {
  afterMoves,
  findMoved,
  type History,
  type MovedService,
  readPublished,
  revertMove,
  revertRetirement,
} from "./moved-services.ts";
import { picturesOnlyIn } from "./pictures.ts";
import { conflictProblem, type FormProblem, UserError } from "./problems.ts";
import { recordsOf } from "./records.ts";
import { readValidContent, writeCheckedFiles } from "./valid-content.ts";

/** A field, a passage, or a whole file, that differs from the published content. */
export type Change = {
  /** Identifies the file, the field and both versions. */
  id: string;
  file: string;
  path: string[];
  words: Diff[];
  /** Whether reverting it deletes the file. */
  isNew: boolean;
};

type RevertibleChange = { change: Change; revert: () => Promise<Files> };

/** `versions` tells changes apart whose words are the same. */
function changeOf(file: string, path: string[], words: Diff[], versions: unknown): Change {
  return { id: JSON.stringify([file, path, words, versions]), file, path, words, isNew: false };
}

/** Returns the change of a whole file; `published` is `null` if it is new, `current` if it is gone. */
function wholeFileChange(file: string, published: FileContent, current: FileContent, text: string) {
  const hash = current && createHash("sha256").update(current).digest("hex");
  const kind = current === null ? "removed" : "added";
  const change = { ...changeOf(file, [], [{ kind, text }], hash), isNew: published === null };
  return [{ change, revert: async () => new Map([[file, published]]) }];
}

/** Returns the fields and passages in which a file differs, if both versions can be read. */
function fieldChanges(file: string, published: string, text: string): RevertibleChange[] {
  if (text === published) return [];
  const [before, after] = [valuesIn(file, published), valuesIn(file, text)];
  if (!isRecord(after.fields) || text.trim() === "") throw new Error("it is empty or cut off");
  const parts = partsOf(before, after);
  if (parts.length === 0) {
    return wholeFileChange(file, published, text, "Notes, or the form of the file.");
  }
  return parts.map((part) => {
    const [kind, ...path] = part.path;
    const field = kind === "blocks" ? [fieldOfBlock(after.blocks, part.at ?? 0)] : path.map(String);
    const change = changeOf(file, field, diffWords(file, part.before, part.after), part);
    const revert = async () => {
      const values = revertPart(after, part) as typeof after;
      const isPublished = isDeepStrictEqual(values, before);
      return new Map([[file, isPublished ? published : withValues(file, text, values)]]);
    };
    return { change, revert };
  });
}

/** Returns the changes of a valid text. All renames of a moved service count as one change. */
function textChanges(history: History, file: string, published: string, text: string) {
  const changes = fieldChanges(file, afterMoves(history, file, published, text), text);
  const move = history.moves.find((each) => each.file === file && !each.isRetired);
  if (!move) return changes;
  const { from, to } = move;
  const words: Diff[] = [
    { kind: "removed", text: from },
    { kind: "added", text: to },
  ];
  const revert = () => revertMove(history, move, published);
  return [{ change: changeOf(file, ["slug"], words, null), revert }, ...changes];
}

/** Returns that a service has been retired, as one change. */
function retirementIn(history: History, move: MovedService): RevertibleChange {
  const words: Diff[] = [
    { kind: "removed", text: move.from },
    { kind: "added", text: `leads to ${move.to}` },
  ];
  const revert = () => revertRetirement(history, move);
  return { change: changeOf(move.formerFile, [], words, null), revert };
}

async function changesIn(history: History, file: string): Promise<RevertibleChange[]> {
  const retired = history.moves.find((each) => each.formerFile === file);
  if (retired) return [retirementIn(history, retired)];
  const published = await readPublished(history, file);
  const current = await readBytes(file);
  if (current === null) return wholeFileChange(file, published, null, "The whole file is gone.");
  if (published === null) return wholeFileChange(file, null, current, "The whole file is new.");
  if (!isText(file)) return wholeFileChange(file, published, current, "Another picture.");
  try {
    return textChanges(history, file, `${published}`, `${current}`);
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    return wholeFileChange(file, published, current, `The file cannot be read: ${reason}`);
  }
}

async function findChanges(): Promise<RevertibleChange[]> {
  await checkHistory();
  const base = await publishedVersion();
  const untracked = await gitPaths("ls-files", "--others", "--exclude-standard", "--", "content");
  const tracked = await gitPaths("diff", "--no-renames", "--name-only", base, "--", "content");
  const files = [...tracked, ...untracked];
  const moves = await findMoved(base, files);
  const records = moves.length > 0 ? recordsOf((await readValidContent()).reader) : [];
  const history = { records, moves, base, files };
  // A move is listed at the service's new file.
  const movedAway = moves.filter(({ isRetired }) => !isRetired).map((each) => each.formerFile);
  const listed = files.filter((file) => !movedAway.includes(file));
  return (await Promise.all(listed.map((file) => changesIn(history, file)))).flat();
}

/** Returns what differs from the published content. Throws a `UserError` outside a repository. */
export const listChanges = async (): Promise<Change[]> =>
  (await findChanges()).map(({ change }) => change);

/** Returns the pictures to restore or delete when a record gets `text` back. */
async function picturesWith(file: string, text: string): Promise<Files> {
  const now = await readFile(join(root, file), "utf8").catch(() => "");
  const base = await publishedVersion();
  const unneeded = picturesOnlyIn(file, now, text).map((path) => [path, null] as const);
  const needed = picturesOnlyIn(file, text, now);
  const contents = needed.map(async (path) => [path, await readFileAt(base, path)] as const);
  return new Map([...unneeded, ...(await Promise.all(contents))]);
}

/** A file, in Base64, before and after its change was reverted; `null` if there was none. */
export type RevertedFile = { path: string; before: string | null; after: string | null };

/** The files of all reverted changes: no others are reapplied. */
const revertedPaths = new Set<string>();

const toBase64 = (content: FileContent) => content && Buffer.from(content).toString("base64");
const fromBase64 = (content: string | null) =>
  content === null ? null : Buffer.from(content, "base64");

/**
 * Restores the published version of a change, and returns what `reapply` needs.
 * @throws {UserError} if it has changed since, or the content would not be valid then
 */
export const revertChange = ({ id }: Pick<Change, "id">): Promise<readonly RevertedFile[]> =>
  runExclusive(async () => {
    const found = (await findChanges()).find((each) => each.change.id === id);
    if (!found) throw new UserError("This has changed since. Look at the list again.");
    const { file } = found.change;
    const reverted = await found.revert();
    const text = reverted.get(file);
    const pictures = typeof text === "string" ? await picturesWith(file, text) : [];
    const files = new Map([...reverted, ...pictures]);
    const read = [...files].map(async ([path, content]) => {
      return { path, before: toBase64(await readBytes(path)), after: toBase64(content) };
    });
    const revertedFiles = await Promise.all(read);
    await writeCheckedFiles(files);
    for (const { path } of revertedFiles) revertedPaths.add(path);
    return revertedFiles;
  });

/**
 * Reapplies a reverted change; what has been saved since stays.
 * @throws {UserError} if that is the same words, or the content would not be valid then
 */
export const reapply = (reverted: readonly RevertedFile[]): Promise<void> =>
  runExclusive(async () => {
    const other = reverted.find(({ path }) => !revertedPaths.has(path));
    if (other)
      throw new UserError(`${other.path}: expected a file of content/ that was taken back`);
    const problems: FormProblem[] = [];
    const files = new Map<string, FileContent>();
    for (const { path, before, after } of reverted) {
      const [mine, base] = [fromBase64(before), fromBase64(after)];
      const { content, conflicts } = mergeFile(path, { base, mine, theirs: await readBytes(path) });
      files.set(path, content);
      problems.push(...conflicts.map((each) => conflictProblem(path, each)));
    }
    if (problems.length > 0)
      throw new UserError("The same words have changed since.", { problems });
    await writeCheckedFiles(files);
  });
