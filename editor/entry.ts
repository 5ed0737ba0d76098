import { isUnchanged, mergeText, mergeYaml } from "../scripts/content-edit/merge.ts";
import { fieldsIn } from "../scripts/content-edit/yaml.ts";
import type { FileContent } from "./file-store.ts";
import {
  pictureRecords,
  picturesOnlyIn,
  placeUploads,
  type Upload,
  withoutMetadata,
} from "./pictures.ts";
import { UserError } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";

/**
 * A record in the form, with uploads, and the text that the form loaded (undefined if it is new);
 * `copied` is the text of what it was begun from.
 */
export type Entry = {
  path: string;
  raw: string;
  loaded?: string;
  copied?: string;
  acceptedId?: string;
  assets: readonly Upload[];
};

/**
 * Merges edited values into the former text of a file; pictures that it names no more are deleted,
 * and uploads get their places. `isMerged` is whether the file has more than the form knows.
 * @throws {UserError} for a file that the form does not edit, or a picture that cannot be read
 * @throws {ConflictError} if the form and the file have changed the same fields
 */
export async function mergeEntry(
  records: readonly ContentRecord[],
  { path, raw, loaded, acceptedId, assets }: Entry,
  former: string | undefined,
) {
  const schema = recordOf(records, path)?.schema;
  if (!schema) throw new UserError(`${path}: expected a known file`);
  const base =
    former === undefined || loaded === undefined ? undefined : { text: loaded, acceptedId };
  const placed: ReturnType<typeof placeUploads> = [];
  const placePictures = (value: unknown) => {
    placed.push(...placeUploads(pictureRecords[path]?.(value) ?? [], assets));
  };
  const text = path.endsWith(".mdx")
    ? mergeText(schema, former, raw, base)
    : mergeYaml(schema, former ?? "", fieldsIn(raw), placePictures, base);
  const files = new Map<string, FileContent>([[path, text]]);
  for (const each of picturesOnlyIn(path, former, text)) files.set(each, null);
  for (const { file, data, field } of placed) {
    files.set(file, await withoutMetadata(data, { file: path, path: field }));
  }
  return { files, isMerged: base && !isUnchanged(schema, path, former ?? "", base.text) };
}
