import { exec } from "node:child_process";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import exifreader from "exifreader/package.json" with { type: "json" };
import { buildCache } from "./build-cache.ts";

/** Licenses that Vite's list omits: packages used in workers, and fonts. */
const others = [
  {
    title: `exifreader - ${exifreader.version} (${exifreader.license})`,
    file: new URL("LICENSE", import.meta.resolve("exifreader/package.json")),
  },
  { title: "Fonts (SIL Open Font License)", file: "app/fonts/LICENSE.txt" },
];

/** Adds missing licenses of shipped code to `third-party-licenses.txt`. */
export async function completeLicenses(client: string): Promise<void> {
  for (const { title, file } of others) {
    const text = (await readFile(file, "utf8")).trim();
    await appendFile(join(client, "third-party-licenses.txt"), `\n## ${title}\n\n${text}\n`);
  }
}

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
