import { cp, mkdir, mkdtempDisposable, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { type Change, restore, root } from "./changes.ts";
import { mergeRequest, type Request } from "./merge-request.ts";
import { formProblem, Refusal } from "./problems.ts";
import type { ContentRecord } from "./records.ts";

const pictures = "content/gallery-pictures";

const readIfThere = (path: string) => readFile(join(root, path), "utf8").catch(() => undefined);

/** Throws a `Refusal` for files outside `content/`. */
function expectContent(params: object): void {
  for (const { path: keys, value } of valuesOf(params)) {
    const name = String(keys.findLast((key) => typeof key === "string"));
    const isPlace = /^(?:paths?|newPath|folder|mediaFolder)$/.test(name);
    if (!isPlace || normalize(String(value)).startsWith("content/")) continue;
    throw new Refusal(`${value}: expected a file of content/`);
  }
}

/** Validates changed files in a copy of the content; `null` deletes a file. */
async function expectSound(changes: ReadonlyMap<string, string | Buffer | null>): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "content-"));
  const copy = folder.path;
  // Pictures are large, so they are copied only if one changes.
  const hasPictures = [...changes.keys()].some((path) => path.startsWith(pictures));
  await cp(join(root, "content"), join(copy, "content"), {
    recursive: true,
    filter: (path) => hasPictures || path !== join(root, pictures),
  });
  if (!hasPictures) await symlink(join(root, pictures), join(copy, pictures));
  for (const [path, content] of changes) {
    const place = join(copy, path);
    await mkdir(dirname(place), { recursive: true });
    if (content === null) await rm(place, { force: true });
    else await writeFile(place, content);
  }
  const { errors } = await checkContent(join(copy, "content"));
  if (errors.length === 0) return;
  const problems = errors.map((each) => formProblem(each, (file) => changes.get(file)));
  throw new Refusal(errors.join("\n"), { cause: problems });
}

/**
 * Merges and validates a request before Decap's server handles it; returns files to delete after.
 * @throws {Refusal} if the change must not be written
 */
export async function prepareSave(records: readonly ContentRecord[], request: Request) {
  const { action, params = {} } = request;
  expectContent(params);
  // Decap's server still writes this former parameter, which nothing here merges or checks.
  if (params.entry) throw new Refusal("expected the files in dataFiles, found one in entry");
  if (action === "deleteFile" || action === "deleteFiles") {
    const paths = params.paths ?? [params.path ?? ""];
    await expectSound(new Map(paths.map((path) => [path, null])));
  }
  if (action === "persistMedia") throw new Refusal("Add pictures in the form that shows them.");
  if (action !== "persistEntry") return [];
  const { changes, unnamed } = await mergeRequest(records, params, readIfThere);
  await expectSound(new Map([...changes, ...unnamed.map((path) => [path, null] as const)]));
  return unnamed;
}

/** Throws a `Refusal` if the content would not be valid then. */
export async function takeBack(change: Change): Promise<void> {
  expectContent({ path: change.file });
  const former = await readFile(join(root, change.file)).catch(() => null);
  await restore(change);
  const { errors } = await checkContent();
  if (errors.length === 0) return;
  if (former) await writeFile(join(root, change.file), former);
  else await rm(join(root, change.file), { force: true });
  throw new Refusal(errors.join("\n"));
}
