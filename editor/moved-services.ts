import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mergeFile } from "../scripts/content-edit/merge.ts";
import { type FileContent, isText, readBytes } from "./file-store.ts";
import { readFileAt, root } from "./git.ts";
import {
  applyMove,
  formerFiles,
  moveService,
  type ServiceMove,
  slugIn,
  slugsIn,
  withSlugs,
} from "./move-service.ts";
import { conflictProblem, type FormProblem, UserError } from "./problems.ts";
import { type ContentRecord, recordOf } from "./records.ts";
import { applyRetirement } from "./retire-service.ts";

/* Services that have moved or been retired since the last publication. */

/** A service whose slug differs from the published one, or which has taken over a retired one. */
export type MovedService = ServiceMove & { file: string; formerFile: string; isRetired: boolean };

/** `files` differ from the published version, `base`. */
export type History = {
  records: readonly ContentRecord[];
  moves: readonly MovedService[];
  base: string;
  files: readonly string[];
};

/** Returns the moves, and after them what was retired: its successor may have moved. */
export async function findMoved(base: string, files: readonly string[]): Promise<MovedService[]> {
  const found = files.map(async (file): Promise<MovedService[]> => {
    const to = slugIn(file);
    if (!to) return [];
    const text = await readFile(join(root, file), "utf8");
    const gone = formerFiles(file, text).filter((each) => files.includes(each));
    const movedFrom = (await readFileAt(base, file)) ? undefined : gone.at(-1);
    return gone.map((formerFile) => {
      const isRetired = formerFile !== movedFrom;
      return { from: slugIn(formerFile) ?? "", to, file, formerFile, isRetired };
    });
  });
  // A file that is gone, or cannot be read, is reported as a whole.
  const moves = (await Promise.all(found.map((each) => each.catch(() => [])))).flat();
  return moves.sort((a, b) => Number(a.isRetired) - Number(b.isRetired));
}

/** Returns the published content of a file, which may have moved. */
export function readPublished({ moves, base }: History, file: string) {
  const move = moves.find((each) => each.file === file && !each.isRetired);
  return readFileAt(base, move?.formerFile ?? file);
}

/** Returns the published text of a file as it would be after the moves; a service that took over has the names in `text`. */
export function afterMoves(
  { records, moves }: History,
  file: string,
  published: string,
  text: string,
) {
  const { schema } = recordOf(records, file) ?? {};
  const moved = moves.reduce(
    (former, move) => (move.isRetired ? applyRetirement : applyMove)(schema, file, former, move),
    published,
  );
  const hasNames = moves.some((each) => each.file === file);
  return hasNames ? withSlugs(file, moved, slugsIn(file, text)) : moved;
}

/** Restores the published address of a moved service in all files, and keeps other changes. */
export async function revertMove(
  { records, moves }: History,
  move: MovedService,
  published: string,
) {
  const { file, formerFile, from } = move;
  const text = await readFile(join(root, file), "utf8");
  const files = new Map<string, FileContent>();
  files.set(file, withSlugs(file, text, { ...slugsIn(file, text), slug: from }));
  await moveService(records, file, files);
  const { formerly = [] } = slugsIn(formerFile, published);
  const retired = moves.filter((each) => each.isRetired && each.file === file);
  const all = [...retired.map((each) => each.from), ...formerly];
  const names = { slug: from, formerly: all.length > 0 ? all : undefined };
  return files.set(formerFile, withSlugs(formerFile, String(files.get(formerFile)), names));
}

/** Restores a retired service with all that named it, and keeps other changes. */
export async function revertRetirement(history: History, retired: MovedService) {
  const { file: successor, formerFile, from } = retired;
  const others = { ...history, moves: history.moves.filter((each) => each !== retired) };
  const text = `${await readFileAt(history.base, formerFile)}`;
  const names = [from, ...(slugsIn(formerFile, text).formerly ?? [])];
  const files = new Map<string, FileContent>();
  const problems: FormProblem[] = [];
  for (const file of history.files.filter(isText)) {
    const [published, theirs] = [await readPublished(history, file), await readBytes(file)];
    if (!published || !theirs) continue;
    const base = afterMoves(history, file, `${published}`, `${theirs}`);
    let mine = afterMoves(others, file, `${published}`, `${theirs}`);
    if (file === successor) {
      const { slug, formerly = [] } = slugsIn(file, base);
      const left = formerly.filter((each) => !names.includes(each));
      mine = withSlugs(file, mine, { slug, formerly: left.length > 0 ? left : undefined });
    }
    const versions = { base: Buffer.from(base), mine: Buffer.from(mine), theirs };
    const merged = mergeFile(file, versions);
    files.set(file, merged.content);
    problems.push(...merged.conflicts.map((each) => conflictProblem(file, each)));
  }
  if (problems.length > 0) throw new UserError("The same words have changed since.", { problems });
  return files.set(formerFile, afterMoves(others, formerFile, text, text));
}
