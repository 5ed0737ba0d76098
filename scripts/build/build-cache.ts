import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const day = 86_400_000;

/** Files by a hash of what they are made from. */
export class BuildCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the cached output for an original and settings, or caches the result of `make`. */
  async keep(
    original: Buffer | string,
    settings: string,
    format: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const key = createHash("sha256").update(settings).update(original).digest("hex");
    const name = `${key}.${format}`;
    const file = join(this.#folder, name);
    this.#used.add(name);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const data = await make();
    await mkdir(this.#folder, { recursive: true });
    // Whole or not at all, also where a build is killed or the disk is full.
    const beside = `${file}-${randomUUID()}`;
    await writeFile(beside, data);
    await rename(beside, file);
    return data;
  }

  /** Deletes files that this build did not use and that have at least this age in days. */
  async prune(days = 0): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (this.#used.has(name)) continue;
      const file = join(this.#folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
      if (Date.now() - mtimeMs >= days * day) await rm(file, { force: true });
    }
  }
}

export const buildCache = new BuildCache(join(import.meta.dirname, "../../.cache/made"));
