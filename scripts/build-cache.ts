import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const hour = 3_600_000;
const never = { mtimeMs: 0 };
const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * What builds make slowly, by what it is made of, so that a build makes only what has changed. A
 * file's name also tells its content: one that is damaged is made again.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #names: Promise<string[]> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What was made of an original with these settings: the kept content, or `make`'s. */
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
    // Under its name at once and whole, also where two builds make it or one is killed.
    const beside = join(this.#folder, `${name}-${process.pid}.new`);
    await writeFile(beside, data);
    await rename(beside, join(this.#folder, name));
    return data;
  }

  /**
   * Deletes what this build did not use.
   *
   * @param days how long to leave it for other builds
   */
  async prune(days = 0): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (this.#used.has(name)) continue;
      const file = join(this.#folder, name);
      const { mtimeMs } = await stat(file).catch(() => never);
      // Another build may be writing it.
      const spared = Math.max(days * 24 * hour, name.endsWith(".new") ? hour : 0);
      if (Date.now() - mtimeMs >= spared) await rm(file, { force: true });
    }
  }
}

/** For all builds of this project, whatever their content and settings. */
export const buildCache = new BuildCache(join(import.meta.dirname, "../.cache/made"));
