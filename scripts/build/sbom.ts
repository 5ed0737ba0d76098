import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
// The build runs as production, where npm would leave out what builds the site.
const options = [
  "--include=dev",
  "--package-lock-only",
  "--sbom-format=cyclonedx",
  "--sbom-type=application",
];

/**
 * Writes npm's software bill of materials into a folder, without what differs between two runs: the
 * serial number, the time, the version of npm, and the name of the folder.
 */
export function writeSbom(folder: string): void {
  const npm = execFileSync("npm", ["sbom", ...options], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { serialNumber, metadata, ...bill } = JSON.parse(npm);
  const { timestamp, tools, component, ...rest } = metadata;
  const name = component.purl.replace(/^pkg:npm\/|@[^@]*$/g, "");
  const stable = { ...bill, metadata: { ...rest, component: { ...component, name } } };
  writeFileSync(join(folder, "bill-of-materials.cdx.json"), `${JSON.stringify(stable, null, 2)}\n`);
}
