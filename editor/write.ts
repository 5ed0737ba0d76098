import { randomUUID } from "node:crypto";
import { glob, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./git.ts";
import { Refusal } from "./problems.ts";

/** Whole files by path from the project's folder; `null` deletes one. */
export type Files = ReadonlyMap<string, string | Buffer | null>;

let last: Promise<unknown> = Promise.resolve();

/** Runs what reads and then writes content, one after another: texts name each other's facts. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full. Free some space on it, then do this once more.",
  EDQUOT: "The disk is full. Free some space on it, then do this once more.",
  EACCES: "This computer may not write the file. Ask who set up the site.",
  EPERM: "This computer may not write the file. Ask who set up the site.",
  EROFS: "The disk can only be read. Ask who set up the site.",
};

/** Returns a `Refusal` with what to do for an error of the disk, and other errors as they are. */
export function refusalOf(error: unknown): unknown {
  const { code = "" } = Object(error) as NodeJS.ErrnoException;
  const remedy = remedies[code];
  return remedy ? new Refusal(remedy) : error;
}

// Watchers of files, such as that of the preview, ignore this ending.
const ending = ".form~";

/**
 * Replaces files whole: at any moment each is the former or the new one, and pictures are there
 * before a record names them.
 * @throws {Refusal} if the disk is full or cannot be written; all files are the former ones then
 */
export async function replaceFiles(files: Files): Promise<void> {
  const moves: [from: string, to: string][] = [];
  try {
    for (const [path, content] of files) {
      if (content === null) continue;
      const to = join(root, path);
      const beside = join(dirname(to), `.${randomUUID()}${ending}`);
      moves.push([beside, to]);
      await mkdir(dirname(to), { recursive: true });
      await writeFile(beside, content, { flush: true });
    }
    const isText = ([, to]: [string, string]) => Number(/\.(?:yaml|mdx)$/.test(to));
    for (const [from, to] of moves.sort((a, b) => isText(a) - isText(b))) await rename(from, to);
    for (const [path, content] of files) {
      if (content === null) await rm(join(root, path), { force: true });
    }
  } catch (error) {
    for (const [beside] of moves) await rm(beside, { force: true });
    throw refusalOf(error);
  }
}

/** Deletes what a program that was stopped while it wrote has left. */
export async function removeStaged(): Promise<void> {
  for await (const path of glob(`content/**/.*${ending}`, { cwd: root })) {
    await rm(join(root, path), { force: true });
  }
}
