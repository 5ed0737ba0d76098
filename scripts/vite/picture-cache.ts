import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Encoded pictures by content, so that a build which changes no picture encodes none. */
export class PictureCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The picture made of an original with these settings: the kept one, or `make`'s. */
  async keep(
    original: Buffer,
    settings: string,
    format: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const key = createHash("sha256").update(settings).update(original).digest("hex");
    const name = `${key}.${format}`;
    this.#used.add(name);
    const file = join(this.#folder, name);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const data = await make();
    await mkdir(this.#folder, { recursive: true });
    // A build that is stopped halfway must leave no half picture under the name.
    await writeFile(`${file}.new`, data);
    await rename(`${file}.new`, file);
    return data;
  }

  /** Deletes what was not asked for: a picture whose consent was revoked must not stay. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (!this.#used.has(name)) await rm(join(this.#folder, name));
    }
  }
}
