import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "./table.ts";

/** Adds services to a copy of the content: duplicates of the longest page. */
function addServices(content: string, count: number): void {
  const folder = join(content, "services");
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
  const measured: { added: number; seconds: number }[] = [];
  for (const added of counts) {
    const folder = mkdtempSync(join(tmpdir(), "build-cost-"));
    const settings = {
      CONTENT_FOLDER: join(folder, "content"),
      SITE_BUILD_DIRECTORY: join(folder, "build"),
    };
    cpSync("content", settings.CONTENT_FOLDER, { recursive: true });
    addServices(settings.CONTENT_FOLDER, added);
    const start = performance.now();
    const { status, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
      encoding: "utf8",
      maxBuffer: 1e9,
      env: { ...process.env, ...settings },
    });
    measured.push({ added, seconds: (performance.now() - start) / 1000 });
    rmSync(folder, { recursive: true, force: true });
    if (status !== 0) throw new Error(`the build with ${added} more pages failed:\n${stderr}`);
  }
  const [least] = measured;
  return measured.map(({ added, seconds }) => ({
    "generated service pages": added,
    "build s": seconds,
    "ms for each further page":
      least && added > least.added
        ? ((seconds - least.seconds) * 1000) / (added - least.added)
        : "",
  }));
}
