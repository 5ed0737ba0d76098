import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { cached, cacheFolder } from "./build-cache.ts";

const isText = (name: string) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(name);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    // Node's defaults are the best quality.
    cached(cacheFolder, content, "brotli 11", "br", () => promisify(brotliCompress)(content)),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Writes a Brotli and a gzip version of each text file beside it. */
export async function compressTexts(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.filter(isText).map((name) => compress(join(folder, name))));
}
