import { exec } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildCache } from "./build-cache.ts";

// The build sets NODE_ENV to production, for which npm omits build tools.
const command =
  "npm sbom --include=dev --package-lock-only --sbom-format=cyclonedx --sbom-type=application";

/** Writes npm's software bill of materials (SBOM) to a folder. */
export async function writeSbom(folder: string): Promise<void> {
  const packages = await readFile("package-lock.json");
  const bill = await buildCache.keep(packages, command, "json", async () => {
    const { stdout } = await promisify(exec)(command, { encoding: "buffer", maxBuffer: 2 ** 26 });
    return stdout;
  });
  await writeFile(join(folder, "bill-of-materials.cdx.json"), bill);
}
