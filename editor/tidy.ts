import { execFileSync } from "node:child_process";
import { mkdir, mkdtempDisposable, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { git, root } from "./git.ts";

// Merges the edited values of an admin host's commits into the files of the base branch, because
// Decap commits whole files there without this project's server. Uploads get neutral names.
const [base = "origin/main"] = process.argv.slice(2);

const former = (path: string) => git("show", `${base}:${path}`).catch(() => undefined);

try {
  await using folder = await mkdtempDisposable(join(tmpdir(), "content-"));
  // Load the schemas with the content before the change, which is valid.
  const archive = join(folder.path, "content.tar");
  await git("archive", "--output", archive, base, "content");
  execFileSync("tar", ["-xf", archive, "-C", folder.path]);
  const { recordOf, recordsOf } = await import("./records.ts");
  const { readContent } = await import("../content-schema/load-content.ts");
  const { withoutMetadata } = await import("./pictures.ts");
  const { mergeRequest } = await import("./merge-request.ts");
  const records = recordsOf(readContent(join(folder.path, "content")).source);

  const diff = ["diff", "--name-only", "--diff-filter=AM", base, "--", "content"];
  const changed = (await git(...diff)).split("\n").filter(Boolean);
  const texts = changed.filter((path) => recordOf(records, path));
  const uploads = changed.filter((path) => !/\.(?:yaml|mdx)$/.test(path));
  const params = {
    dataFiles: await Promise.all(
      texts.map(async (path) => ({ path, raw: await readFile(join(root, path), "utf8") })),
    ),
    assets: await Promise.all(
      uploads.map(async (path) =>
        withoutMetadata({ path, content: await readFile(join(root, path), "base64") }),
      ),
    ),
  };
  const { changes, unnamed } = await mergeRequest(records, params, former);
  const gone = [...unnamed, ...uploads].filter((path) => !changes.has(path));
  for (const path of gone) await rm(join(root, path), { force: true });
  for (const [path, content] of changes) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  console.info(`Tidied ${texts.length} files and ${uploads.length} pictures.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
