import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";

const frozen = join(import.meta.dirname, "../fixtures/guide-content.tar.gz");

type Gallery = {
  categories: { id: string; pairs: Record<"before" | "after", { file: string }>[] }[];
};

async function drawPictures(content: string): Promise<void> {
  const { categories } = parse(readFileSync(join(content, "gallery.yaml"), "utf8")) as Gallery;
  const files = categories.flatMap(({ id, pairs }) =>
    pairs.flatMap(({ before, after }) => [`${id}/${before.file}`, `${id}/${after.file}`]),
  );
  for (const [index, file] of files.entries()) {
    const path = join(content, "gallery-pictures", file);
    mkdirSync(dirname(path), { recursive: true });
    const background = { r: 40 + index, g: 120, b: 200 - index };
    await sharp({ create: { width: 1200, height: 800, channels: 3, background } }).toFile(path);
  }
}

/**
 * Writes the content that the recipes of docs/editing-content.md start from to `content/` of a new
 * folder: the archive of `npm run freeze-guide-content`, so that the practice's own edits do not
 * change what the guide quotes.
 */
export async function guideContent(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  const { status, stderr } = spawnSync("tar", ["-xzf", frozen, "-C", folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${frozen}: expected an archive: ${stderr}`);
  await drawPictures(join(folder, "content"));
  return folder;
}
