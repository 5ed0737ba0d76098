import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { checkContent } from "../scripts/content-check/faults.ts";
import { mergeText, mergeYaml, readYaml } from "../scripts/content-edit/merge.ts";
import { readPair } from "../scripts/vite/picture-checks.ts";
import { namedPictures, pairsOf, placePictures, type Upload } from "./pictures.ts";
import { type ContentRecord, recordOf } from "./records.ts";

const root = join(import.meta.dirname, "..");
const galleryFile = "content/gallery.yaml";

type DataFile = { path: string; raw: string; newPath?: string };

/** What Decap asks of the server. */
export type Request = {
  action: string;
  params?: {
    path?: string;
    paths?: string[];
    folder?: string;
    mediaFolder?: string;
    files?: { path: string }[];
    dataFiles?: DataFile[];
    assets?: Upload[];
  };
};

/** What keeps a change from being saved, in words for the person who made it. */
export class Refusal extends Error {
  override name = "Refusal";
}

const readIfThere = (path: string) => readFile(join(root, path), "utf8").catch(() => undefined);

/** Nothing outside `content/` is read or written for the form. */
export function expectContent({ params = {} }: Request): void {
  const { path, paths = [], folder, mediaFolder, files = [], dataFiles = [], assets = [] } = params;
  const named = [path, folder, mediaFolder, ...paths];
  const inside = [...named, ...[...files, ...dataFiles, ...assets].map((each) => each.path)];
  for (const each of inside) {
    if (each === undefined || normalize(each).startsWith("content/")) continue;
    throw new Refusal(`${each}: expected a file of content/`);
  }
}

/** Checks changed files in a copy of the content; `null` deletes one. */
async function expectSound(changes: ReadonlyMap<string, string | Buffer | null>): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), "content-"));
  const hasPictures = [...changes.keys()].some((path) => !/\.(?:yaml|mdx)$/.test(path));
  try {
    await cp(join(root, "content"), join(copy, "content"), {
      recursive: true,
      filter: (path) => hasPictures || !path.endsWith("gallery-pictures"),
    });
    for (const [path, content] of changes) {
      const place = join(copy, path);
      await mkdir(dirname(place), { recursive: true });
      if (content === null) await rm(place, { force: true });
      else await writeFile(place, content);
    }
    const { faults } = await checkContent(join(copy, "content"));
    if (faults) throw new Refusal(faults.trim());
    if (!hasPictures) return;
    for (const { folder, names } of pairsOf(
      readYaml(await readFile(join(copy, galleryFile), "utf8")),
    )) {
      const isNew = names.some((name) => changes.has(`${folder}/${name}`));
      if (isNew) await readPair(join(copy, folder), folder, names);
    }
  } catch (error) {
    // A picture's fault is told in a line of its own, too.
    if ((error as Error).name === "PictureError") throw new Refusal((error as Error).message);
    throw error;
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Stands before the form's own server: it turns what the form sends into the file as it was, with
 * only the edited values changed, and refuses what the check of the content refuses.
 *
 * @returns files to delete once the change is written
 * @throws {Refusal} when nothing must be written
 */
export async function prepareSave(
  records: readonly ContentRecord[],
  request: Request,
): Promise<string[]> {
  const { action, params = {} } = request;
  if (action === "deleteFile" || action === "deleteFiles") {
    const paths = params.paths ?? [params.path ?? ""];
    await expectSound(new Map(paths.map((path) => [path, null])));
  }
  if (action === "persistMedia") throw new Refusal("Add pictures in the form of the gallery.");
  if (action !== "persistEntry") return [];
  const changes = new Map<string, string | Buffer | null>();
  let former: string | undefined;
  for (const file of params.dataFiles ?? []) {
    const record = recordOf(records, file.path);
    if (!record || file.newPath) throw new Refusal(`${file.path}: expected a known file`);
    former = await readIfThere(file.path);
    const place = (gallery: unknown) => {
      if (file.path !== galleryFile) return;
      params.assets = placePictures(gallery, params.assets ?? []);
    };
    file.raw = file.path.endsWith(".mdx")
      ? mergeText(record.schema, former, file.raw)
      : mergeYaml(record.schema, former ?? "", readYaml(file.raw), place);
    changes.set(file.path, file.raw);
  }
  for (const { path, content } of params.assets ?? []) {
    changes.set(path, Buffer.from(content, "base64"));
  }
  await expectSound(changes);
  const gallery = changes.get(galleryFile);
  if (!gallery) return [];
  const before = namedPictures(readYaml(former ?? ""));
  const named = namedPictures(readYaml(String(gallery)));
  const missing = named.find((each) => !before.includes(each) && !changes.has(each));
  if (missing)
    throw new Refusal(`${missing}: expected a picture that the record names, found no file`);
  return before.filter((each) => !named.includes(each));
}
