import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const hour = 3_600_000;
const never = { mtimeMs: 0 };
const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Pictures by what they are made of, so that a build which changes no picture makes none. A file's
 * name also tells its content: one that is damaged is made again.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #names: Promise<string[]> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The picture made of an original with these settings: the kept one, or `make`'s. */
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

  /** Deletes what was not asked for: a picture whose consent was revoked must not stay. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = join(this.#folder, name);
      // Another build may be writing it.
      const isUnderWay =
        name.endsWith(".new") && Date.now() - (await stat(file).catch(() => never)).mtimeMs < hour;
      if (!this.#used.has(name) && !isUnderWay) await rm(file, { force: true });
    }
  }
}
