import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Outputs that every build can reuse. */
export const cacheFolder = join(import.meta.dirname, "../../.cache/outputs");

/** Returns the cached output for these inputs, or creates and caches it. */
export async function cached(
  folder: string,
  original: Buffer | string,
  settings: string,
  format: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = createHash("sha256").update(settings).update(original).digest("hex");
  const file = join(folder, `${key}.${format}`);
  const output = await readFile(file).catch(() => undefined);
  if (output) {
    const now = new Date();
    await utimes(file, now, now);
    return output;
  }
  const data = await make();
  await mkdir(folder, { recursive: true });
  // Renamed when it is whole: a build may be killed, and a disk be full.
  const temporary = `${file}-${randomUUID()}`;
  await writeFile(temporary, data);
  await rename(temporary, file);
  return data;
}

/** Deletes the files of a folder that no build has used since a time (milliseconds). */
export async function prune(folder: string, since: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: since }));
    if (mtimeMs < since) await rm(file, { force: true });
  }
}
