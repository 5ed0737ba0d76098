import type { Problem } from "../content-schema/validation/problem.ts";
import { fieldOfBlock } from "../scripts/content-edit/merge.ts";
import type { Conflict } from "../scripts/content-edit/three-way.ts";
import { inWords } from "./labels.ts";

/** A problem as the form shows it, of the field at a path. */
export type FormProblem = { file: string; path: readonly PropertyKey[]; found: string };

/** An error that the form shows; its `cause` may have `problems`, and a `conflict` that a second save agrees to. */
export class Refusal extends Error {
  override name = "Refusal";
}

/**
 * Returns the field of the form in which a line of a file's text stands; `before` counts the lines
 * before the text's own: its front matter, or the tag of its part.
 */
export function textAt(source: string, line: number): { field: string; before: number } {
  const lines = source.split("\n");
  const above = lines.slice(0, line);
  const tag = above.findLastIndex((each) => each.startsWith("<Part is="));
  const start = tag < 0 ? above.lastIndexOf("---") : tag;
  const blank = above.slice(start + 1).findIndex((each) => each.trim() !== "");
  return { field: fieldOfBlock(lines, line - 1), before: start + 1 + Math.max(0, blank) };
}

/** Returns a problem as the form shows it; `source` is the text of its file. */
function formProblem({ place, ...told }: Problem, source: string | Buffer | null | undefined) {
  const { file, path, line } = place.namedBy ? { ...place.namedBy, line: undefined } : place;
  const at =
    typeof source === "string" && line && !path && file.endsWith(".mdx")
      ? textAt(source, line)
      : undefined;
  const own = {
    path: at ? [at.field] : (path ?? []),
    line: at && line ? line - at.before : undefined,
  };
  return { ...told, file, ...own };
}

/** Throws a `Refusal` with the problems of files, if there are any; `sourceOf` returns a file's text. */
export function refuse(
  problems: readonly Problem[],
  sourceOf: (file: string) => string | Buffer | null | undefined,
): void {
  if (problems.length === 0) return;
  const cause = {
    problems: problems.map((each) => formProblem(each, sourceOf(each.place.file))),
  };
  throw new Refusal(problems.join("\n"), { cause });
}

/** Returns a field that the form and the file have changed in two ways, as the form shows it. */
export function conflictProblem(file: string, { path, ...versions }: Conflict) {
  const [theirs, mine] = [inWords(file, versions.theirs), inWords(file, versions.mine)];
  const start = (words: string) => `“${(words || "nothing").slice(0, 60)}”`;
  return {
    file,
    path,
    todo: "save again to keep yours, or write what is saved there now",
    found: `${start(theirs)}, saved meanwhile; yours is ${start(mine)}`,
    versions: { "Saved meanwhile": theirs, Yours: mine },
  };
}
