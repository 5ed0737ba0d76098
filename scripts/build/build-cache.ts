import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const day = 86_400_000;
const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Keyed by a hash of the inputs. Names also hash the content, so that a damaged file is a miss, and
 * one that a killed build or another one has written in part.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #names: Promise<string[]> | undefined;

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
    this.#names ??= readdir(this.#folder).catch(() => []);
    for (const name of (await this.#names).filter((each) => each.startsWith(key))) {
      const known = await readFile(join(this.#folder, name)).catch(() => Buffer.alloc(0));
      if (name !== `${key}-${digest(known)}.${format}`) continue;
      this.#used.add(name);
      return known;
    }
    const data = await make();
    const name = `${key}-${digest(data)}.${format}`;
    this.#used.add(name);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, name), data);
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
