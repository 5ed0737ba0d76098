import type { Problem } from "../content-schema/validation/problem.ts";
import { fieldOfBlock } from "../scripts/content-edit/merge.ts";
import type { Conflict } from "../scripts/content-edit/three-way-merge.ts";
import { formatValue } from "./labels.ts";
import { wordsOfLine } from "./search-content.ts";

/** A problem as the form shows it, of the field at a path. */
export type FormProblem = { file: string; path: readonly PropertyKey[]; found: string };

type ErrorDetails = { problems?: readonly FormProblem[]; conflictId?: string | undefined };

/** An error that the form shows, at the fields of its problems; a second save may accept its `conflictId`. */
export class UserError extends Error {
  override name = "UserError";
  readonly problems: readonly FormProblem[];
  readonly conflictId: string | undefined;

  constructor(message: string, { problems = [], conflictId }: ErrorDetails = {}) {
    super(message);
    this.problems = problems;
    this.conflictId = conflictId;
  }
}

/** Returns a problem as the form shows it; one in a text has the words of its line. */
function formProblem({ place, ...details }: Problem, source: string | Buffer | null | undefined) {
  const { file, path = [], line } = place;
  if (place.namedBy) return { ...details, ...place.namedBy };
  const isInText = place.path === undefined && line && file.endsWith(".mdx");
  if (!isInText || typeof source !== "string") return { ...details, file, path };
  const lines = source.split("\n");
  const words = wordsOfLine(lines[line - 1] ?? "");
  return { ...details, file, path: [fieldOfBlock(lines, line - 1)], words };
}

/**
 * Throws a `UserError` with the first problem of each field, if there are any; `sourceOf` returns a
 * file's text. With a `conflictId`, a second save accepts them.
 */
export function throwProblems(
  problems: readonly Problem[],
  sourceOf: (file: string) => string | Buffer | null | undefined = () => null,
  conflictId?: string,
): void {
  if (problems.length === 0) return;
  const byField = new Map<string, FormProblem>();
  for (const each of problems) {
    const problem = formProblem(each, sourceOf(each.place.file));
    const field = `${problem.file}: ${problem.path.join(".")}`;
    if (!byField.has(field)) byField.set(field, problem);
  }
  throw new UserError(problems.join("\n"), { problems: [...byField.values()], conflictId });
}

/** Returns a field that the form and the file have changed in two ways, as the form shows it. */
export function conflictProblem(file: string, { path, ...versions }: Conflict) {
  const [theirs, mine] = [formatValue(file, versions.theirs), formatValue(file, versions.mine)];
  const quoteStart = (words: string) => `“${(words || "nothing").slice(0, 60)}”`;
  return {
    file,
    path,
    fix: "save again to keep yours, or write what is saved there now",
    found: `${quoteStart(theirs)}, saved meanwhile; yours is ${quoteStart(mine)}`,
    versions: { "Saved meanwhile": theirs, Yours: mine },
  };
}
