import { execFileSync } from "node:child_process";
import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContent } from "../content-schema/load-content.ts";
import { mediaFolder } from "./config.ts";
import { mergeEntry } from "./entry.ts";
import { type FileContent, isText, replaceFiles } from "./file-store.ts";
import { git, gitPaths, root } from "./git.ts";
import { moveService } from "./move-service.ts";
import { recordOf, recordsOf } from "./records.ts";

// Merges the edited values of an admin host's commits into the files of the base branch, because
// Decap commits whole files there without this project's server. Uploads get neutral names.
const [target = "origin/main"] = process.argv.slice(2);
const base = (await git("merge-base", target, "HEAD")).trim();

const former = (path: string) => git("show", `${base}:${path}`).catch(() => undefined);

try {
  await using folder = await mkdtempDisposable(join(tmpdir(), "content-"));
  // The content before the change is valid.
  const archive = join(folder.path, "content.tar");
  await git("archive", "--output", archive, base, "content");
  execFileSync("tar", ["-xf", archive, "-C", folder.path]);
  const records = recordsOf(readContent(join(folder.path, "content")).reader);

  const diffOptions = ["--name-only", "--diff-filter=AM", base, "--", "content"];
  const changed = await gitPaths("diff", ...diffOptions);
  const texts = changed.filter((path) => recordOf(records, path));
  // Pictures with a place of their own stay.
  const uploads = changed.filter((path) => dirname(path) === mediaFolder && !isText(path));
  const read = uploads.map(async (path) => {
    return { path, content: await readFile(join(root, path), "base64") };
  });
  const assets = await Promise.all(read);
  const files = new Map<string, FileContent>(uploads.map((path) => [path, null]));
  for (const path of texts) {
    const raw = await readFile(join(root, path), "utf8");
    const merged = await mergeEntry(records, { path, raw, assets }, await former(path));
    for (const [file, content] of merged.files) files.set(file, content);
  }
  for (const path of texts) await moveService(records, path, files);
  await replaceFiles(files);
  console.info(`Normalized ${texts.length} files and ${uploads.length} pictures.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
