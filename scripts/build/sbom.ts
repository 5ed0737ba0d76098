import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildCache } from "../build-cache.ts";

const root = join(import.meta.dirname, "../..");
// The build runs as production, where npm would leave out what builds the site.
const command = [
  "sbom",
  "--include=dev",
  "--package-lock-only",
  "--sbom-format=cyclonedx",
  "--sbom-type=application",
];

/** npm's bill without what differs between two runs: the serial number, the time, the version of npm, and the name of the folder. */
async function stableBill(): Promise<Buffer> {
  const { stdout } = await promisify(execFile)("npm", command, { cwd: root, maxBuffer: 2 ** 26 });
  const { serialNumber, metadata, ...bill } = JSON.parse(stdout);
  const { timestamp, tools, component, ...rest } = metadata;
  const name = component.purl.replace(/^pkg:npm\/|@[^@]*$/g, "");
  const stable = { ...bill, metadata: { ...rest, component: { ...component, name } } };
  return Buffer.from(`${JSON.stringify(stable, null, 2)}\n`);
}

/** Writes npm's software bill of materials into a folder. */
export async function writeSbom(folder: string): Promise<void> {
  const sources = ["package.json", "package-lock.json"].map((name) => readFile(join(root, name)));
  const key = Buffer.concat(await Promise.all(sources));
  const bill = await buildCache.keep(key, command.join(" "), "json", stableBill);
  await writeFile(join(folder, "bill-of-materials.cdx.json"), bill);
}
