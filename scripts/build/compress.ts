import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildCache } from "./build-cache.ts";

const isText = (name: string) => /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/.test(name);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    buildCache.keep(content, "brotli 11", "br", () =>
      promisify(brotliCompress)(content, { params }),
    ),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Writes a Brotli and a gzip version of each text file beside it. */
export async function compressTexts(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.filter(isText).map((name) => compress(join(folder, name))));
}
