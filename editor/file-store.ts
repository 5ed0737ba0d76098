import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import {
  cp,
  glob,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./git.ts";
import { UserError } from "./problems.ts";

/** `null` if there is no file. */
export type FileContent = string | Buffer | null;

/** Whole files by path from the project's folder; `null` deletes one. */
export type Files = ReadonlyMap<string, FileContent>;

let queue: Promise<unknown> = Promise.resolve();

/** Returns the content of a file, or `null` if there is none. */
export const readBytes = (path: string) => readFile(join(root, path)).catch(() => null);

/** Whether a file is a text; other files are pictures. */
export const isText = (path: string) => /\.(?:yaml|mdx)$/.test(path);

/** Keeps the last twenty copies of replaced texts; of pictures none: consent may be withdrawn. */
export async function backUpTexts(paths: Iterable<string>): Promise<void> {
  const copies = join(root, ".cache/replaced");
  const backups = existsSync(copies) ? readdirSync(copies).sort() : [];
  for (const each of backups.slice(0, -19)) await rm(join(copies, each), { recursive: true });
  const folder = join(copies, new Date().toISOString().replaceAll(/\W/g, "-"));
  for (const path of paths) {
    if (isText(path) && existsSync(join(root, path)))
      await cp(join(root, path), join(folder, path));
  }
}

/** Serializes work that reads and then writes content, since records refer to each other. */
export function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(work, work);
  queue = turn;
  return turn;
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full. Free some space on it, then do this once more.",
  EDQUOT: "The disk is full. Free some space on it, then do this once more.",
  EACCES: "This computer may not write the file. Ask who set up the site.",
  EPERM: "This computer may not write the file. Ask who set up the site.",
  EROFS: "The disk can only be read. Ask who set up the site.",
  ENAMETOOLONG: "Its title, or its name in the address, is too long for a file. Shorten it.",
};

/** Returns a `UserError` with what to do for an error of the disk, and other errors as they are. */
export function userErrorOf(error: unknown): unknown {
  const { code = "" } = Object(error) as NodeJS.ErrnoException;
  const remedy = remedies[code];
  return remedy ? new UserError(remedy) : error;
}

// Watchers of files, such as that of the preview, ignore this ending.
const stagedSuffix = ".form~";

/** Flushes a folder's entries to disk, where the system supports it. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}

/** Resolves a file's path through links; in a copy, whose links lead to the project, it does not. */
async function realPathOf(path: string, folder: string): Promise<string> {
  const target = join(folder, path);
  return folder === root ? realpath(target).catch(() => target) : target;
}

/** Writes a hidden file beside the one that it will replace, and waits until the disk has it. */
async function stage(target: string, content: string | Buffer, staged: string[]): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  const former = await stat(target).catch(() => undefined);
  const stagedPath = join(dirname(target), `.${randomUUID()}${stagedSuffix}`);
  staged.push(stagedPath);
  await writeFile(stagedPath, content, { flag: "wx", flush: true, mode: former?.mode });
  return stagedPath;
}

/**
 * Replaces files of the project, or of a copy, whole: at any moment each is the former or the new
 * one, and pictures are there before a record names them.
 * @throws {UserError} if the disk is full or cannot be written; all files are the former ones then
 */
export async function replaceFiles(files: Files, folder = root): Promise<void> {
  const staged: string[] = [];
  try {
    const moves: [from: string, to: string][] = [];
    for (const [path, content] of files) {
      if (content === null) continue;
      const to = await realPathOf(path, folder);
      moves.push([await stage(to, content, staged), to]);
    }
    moves.sort(([, a], [, b]) => Number(isText(a)) - Number(isText(b)));
    for (const [from, to] of moves) await rename(from, to);
    const deleted = [...files].flatMap(([path, content]) => (content === null ? [path] : []));
    for (const path of deleted) await rm(join(folder, path), { force: true });
    const changed = [...moves.map(([, to]) => to), ...deleted.map((path) => join(folder, path))];
    await Promise.allSettled([...new Set(changed.map(dirname))].map(syncFolder));
  } catch (error) {
    for (const path of staged) await rm(path, { force: true });
    throw userErrorOf(error);
  }
}

/** Deletes temporary files left by a process that was stopped while it wrote. */
export async function removeStaged(): Promise<void> {
  for await (const path of glob(`content/**/.*${stagedSuffix}`, { cwd: root })) {
    await rm(join(root, path), { force: true });
  }
}
