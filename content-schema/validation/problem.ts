import leven from "leven";
import { fieldName } from "./metadata.ts";

export type Place = {
  /** Or the environment variable that overrode the field. */
  file: string;
  path?: readonly PropertyKey[] | undefined;
  line?: number | undefined;
  /** The field that names the file. */
  namedBy?: { file: string; path: readonly PropertyKey[] } | undefined;
};

/** A problem without its place. */
export type Details = {
  /** A “…” is replaced by `choices`. Empty: `found` says it all. */
  expected: string;
  found?: string | undefined;
  /** Such as “write 39.95”. */
  fix?: string | undefined;
  choices?: readonly string[] | undefined;
  /** The text in the file where one of `choices` was expected; `format` writes a choice as the file would. */
  written?: string | undefined;
  format?: ((word: string) => string) | undefined;
};

/** With a suggestion, a longer list of choices is not written out: “…” stays. */
const maxListed = 12;

/** Returns the candidate closest to a misspelled word, if one is close enough. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const small = word.toLowerCase();
  const near = candidates
    .map((candidate) => {
      const other = candidate.toLowerCase();
      const inside =
        Math.min(small.length, other.length) > 2 &&
        (other.startsWith(small) || small.startsWith(other));
      return { candidate, distance: inside ? 1 : leven(small, other) };
    })
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(word.length / 3)));
  return near.sort((a, b) => a.distance - b.distance)[0]?.candidate;
}

/** A mistake in the content, and what to write instead. */
export class Problem {
  readonly place: Place;
  readonly expected: string;
  readonly found: string;
  readonly fix: string | undefined;
  readonly choices: readonly string[];

  constructor(place: Place, details: Details) {
    const { expected, found, fix, choices = [], written, format = JSON.stringify } = details;
    const meant = written === undefined ? undefined : closest(written, choices);
    this.place = place;
    this.expected = expected;
    this.found = found ?? (written === undefined ? "nothing" : format(written));
    this.fix = fix ?? (meant === undefined ? undefined : `did you mean ${format(meant)}?`);
    this.choices = choices;
  }

  toString(): string {
    const { file, path, line } = this.place;
    const field = path ? `: ${fieldName(path)}` : "";
    const where = file + (line ? `, line ${line}` : field);
    const listsChoices = !this.fix || this.choices.length <= maxListed;
    const choices = (listsChoices && this.choices.join(", ")) || "…";
    const expected = this.expected && `expected ${this.expected.replace("…", choices)}, found `;
    const fix = this.fix ? `; ${this.fix}` : "";
    return `${where}: ${expected}${this.found}${fix}`;
  }
}

/** Holds every problem found; its message has one per line. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.join("\n"));
    this.problems = problems;
    // Editors need the message, not a stack trace.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** Returns a `ContentError` with one problem. */
export const contentError = (place: Place, details: Details) =>
  new ContentError([new Problem(place, details)]);

/** Throws a `ContentError` unless a word is one of the choices. */
export function checkOneOf(
  word: string,
  choices: readonly string[],
  place: Place,
  expected = "one of …",
): void {
  if (!choices.includes(word)) throw contentError(place, { expected, choices, written: word });
}

/** Returns the problems of a `ContentError`; rethrows any other error. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ContentError) return error.problems;
  throw error;
}
