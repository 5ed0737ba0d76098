import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Row } from "./table.ts";

/** Copies the sources, sharing installed packages and the image cache. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "build-cost-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  for (const file of files.toString().trim().split("\n")) {
    if (existsSync(file)) cpSync(file, join(copy, file), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  if (existsSync(".cache")) cpSync(".cache", join(copy, ".cache"), { recursive: true });
  return copy;
}

/** Adds services to the copy: duplicates of the longest page. */
function addServices(copy: string, count: number): void {
  const folder = join(copy, "content/services");
  const text = readFileSync(join(folder, "hemorrhoid-treatment.mdx"), "utf8");
  for (let index = 0; index < count; index += 1) {
    const generated = text
      .replace(/^slug: .*$/m, `slug: generated-service-${index}`)
      .replace(/^title: .*$/m, `title: Generated Service ${index}`)
      .replace(/^order: .*$/m, `order: ${100 + index}`)
      .replace(/^symptom: .*\n/m, "");
    writeFileSync(join(folder, `generated-service-${index}.mdx`), generated);
  }
}

/** Measures builds with additional service pages, in seconds. */
export function measureBuilds(counts: readonly number[]): Row[] {
  const rows: Row[] = [];
  let least: { seconds: number; added: number } | undefined;
  for (const added of counts) {
    const copy = copyProject();
    addServices(copy, added);
    const start = performance.now();
    const { status, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
      cwd: copy,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    const seconds = (performance.now() - start) / 1000;
    rmSync(copy, { recursive: true, force: true });
    if (status !== 0) throw new Error(`the build with ${added} more pages failed:\n${stderr}`);
    least ??= { seconds, added };
    const each =
      added > least.added ? ((seconds - least.seconds) * 1000) / (added - least.added) : Number.NaN;
    rows.push({
      "generated service pages": added,
      "build s": seconds,
      "ms for each further page": Number.isNaN(each) ? "" : each,
    });
  }
  return rows;
}
