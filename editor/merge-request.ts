import { mergeText, mergeYaml, readYaml } from "../scripts/content-edit/merge.ts";
import { pathsOf, pictureRecords, placeUploads, type Upload } from "./pictures.ts";
import { Refusal } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";

type DataFile = { path: string; raw: string; newPath?: string };

/** The body of a request that Decap sends to the server. */
export type Request = {
  action: string;
  params?: {
    path?: string;
    paths?: string[];
    entry?: DataFile;
    dataFiles?: DataFile[];
    assets?: Upload[];
  };
};

/**
 * Merges edited values into the former files, and sets the paths of uploads in the request itself;
 * returns all changes, and the pictures that nothing names any more.
 * @throws {Refusal} for a file that the form does not edit
 */
export async function mergeRequest(
  records: readonly ContentRecord[],
  params: NonNullable<Request["params"]>,
  read: (path: string) => Promise<string | undefined>,
) {
  const changes = new Map<string, string | Buffer>();
  const unnamed: string[] = [];
  const uploads = params.assets ?? [];
  const placed: Upload[] = [];
  for (const file of params.dataFiles ?? []) {
    const record = recordOf(records, file.path);
    if (!record || file.newPath) throw new Refusal(`${file.path}: expected a known file`);
    const former = await read(file.path);
    const picturesIn = pictureRecords[file.path];
    file.raw = file.path.endsWith(".mdx")
      ? mergeText(record.schema, former, file.raw)
      : mergeYaml(record.schema, former ?? "", readYaml(file.raw), (value) => {
          if (picturesIn) placed.push(...placeUploads(picturesIn(value), uploads));
        });
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
  return { changes, unnamed };
}
