import { isAsLoaded, mergeText, mergeYaml, readYaml } from "../scripts/content-edit/merge.ts";
import { pathsOf, pictureRecords, placeUploads, type Upload } from "./pictures.ts";
import { Refusal } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";

/** A record as the form has it, and as it was when the form loaded it; a new one was not. */
export type DataFile = { path: string; raw: string; loaded?: string; agreed?: string };

/** The body of a request of the form's backend. */
export type Request = {
  action: string;
  params: {
    paths?: string[];
    folder?: string;
    extension?: string;
    dataFiles?: DataFile[];
    assets?: Upload[];
  };
};

/**
 * Merges edited values into the former files, and sets the paths of uploads in the request itself;
 * returns all changes, the pictures that nothing names any more, and whether a file has more than
 * the form knows.
 * @throws {Refusal} for a file that the form does not edit
 * @throws {ConflictError} if the form and the file have changed the same fields
 */
export async function mergeRequest(
  records: readonly ContentRecord[],
  params: Request["params"],
  read: (path: string) => Promise<string | undefined>,
) {
  const changes = new Map<string, string | Buffer>();
  const unnamed: string[] = [];
  const uploads = params.assets ?? [];
  const placed: Upload[] = [];
  let isMerged = false;
  for (const file of params.dataFiles ?? []) {
    const record = recordOf(records, file.path);
    if (!record) throw new Refusal(`${file.path}: expected a known file`);
    const former = await read(file.path);
    const { agreed } = file;
    const isNew = former === undefined || file.loaded === undefined;
    const loaded = isNew ? undefined : { text: String(file.loaded), agreed };
    const picturesIn = pictureRecords[file.path];
    const place = (value: unknown) => {
      if (picturesIn) placed.push(...placeUploads(picturesIn(value), uploads));
    };
    file.raw = file.path.endsWith(".mdx")
      ? mergeText(record.schema, former, file.raw, loaded)
      : mergeYaml(record.schema, former ?? "", readYaml(file.raw), place, loaded);
    const isKnown = isAsLoaded(record.schema, file.path, former ?? "", loaded?.text ?? "");
    isMerged ||= loaded !== undefined && !isKnown;
    changes.set(file.path, file.raw);
    if (!picturesIn) continue;
    const before = pathsOf(picturesIn(readYaml(former ?? "")));
    const named = pathsOf(picturesIn(readYaml(file.raw)));
    unnamed.push(...before.filter((each) => !named.includes(each)));
  }
  const namesPictures = (params.dataFiles ?? []).some(({ path }) => path in pictureRecords);
  if (namesPictures) params.assets = placed;
  for (const { path, content } of params.assets ?? []) {
    changes.set(path, Buffer.from(content, "base64"));
  }
  return { changes, unnamed, isMerged };
}
