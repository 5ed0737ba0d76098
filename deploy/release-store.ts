import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export const projectFolder = process.cwd();
export const releasesFolder = join(projectFolder, "releases");
/** The link to the served release; replacing it switches releases. */
export const currentLink = join(releasesFolder, "current");
/** A command that reloads a server other than the built-in one. */
export const reloadCommand = process.env["SITE_RELOAD"];

/** An error for the person at the terminal: only its message is printed. */
export class UserError extends Error {}

/** Returns the names of all folders in order, with those left by a killed update. */
export const releaseFolderNames = () =>
  existsSync(releasesFolder)
    ? readdirSync(releasesFolder, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
        .sort()
    : [];

/** Whether a killed update left a folder (`replaceAtomically`). */
export const isTemporary = (name: string) => name.endsWith(".new");

/** Returns the names of the releases, in order. */
export const releaseNames = () => releaseFolderNames().filter((name) => !isTemporary(name));

/** Returns the name of the served release. */
export const currentName = () => (existsSync(currentLink) ? readlinkSync(currentLink) : undefined);

/** Replaces a file, link or folder as a whole, or leaves it as it was, such as on a full disk. */
export function replaceAtomically(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.new`;
  const removeTemporary = () => rmSync(temporary, { recursive: true, force: true });
  removeTemporary();
  try {
    write(temporary);
    renameSync(temporary, path);
  } finally {
    removeTemporary();
  }
}

/** Writes a file with its folder, whole and to the disk, or not at all. */
export const writeJson = (file: string, content: unknown): void =>
  replaceAtomically(file, (temporary) =>
    writeFileSync(temporary, `${JSON.stringify(content, null, 2)}\n`, { flush: true }),
  );

/** Reloads a server other than the built-in one, which notices by itself; returns success. */
export const reloadServer = (): boolean =>
  !reloadCommand || spawnSync(reloadCommand, { shell: true, stdio: "inherit" }).status === 0;

/** SQLite's result code for a database that another process has locked, `SQLITE_BUSY`. */
const sqliteBusy = 5;

/** Its lock is released by the kernel when the process ends, even if it is killed. */
let lockDatabase: DatabaseSync | undefined;

/** Lets one command manage releases at a time. Throws a `UserError` while another one runs. */
export function lockReleases(): void {
  mkdirSync(releasesFolder, { recursive: true });
  lockDatabase = new DatabaseSync(join(releasesFolder, "lock.sqlite"));
  try {
    lockDatabase.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new UserError("Another command changes the releases. Wait until it has ended.");
  }
}
