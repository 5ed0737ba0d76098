import { ContentError, type Place, Problem } from "../../content-schema/validation/problem.ts";

/** Returns the problem of a link to a place that a page does not have; none if it has. */
export function placeProblems(at: Place, to: string, word: string, html = ""): Problem[] {
  const choices = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  if (choices.includes(word)) return [];
  const expected = `a link to a place on ${to}`;
  const write = (id: string) => `${to}#${id}`;
  return [new Problem(at, { expected, choices, word, write })];
}

const links = /<a\b[^>]*? href="(\/[^"#?]*)?#([^"]+)"/g;

/** Throws for links that lead to no place on a page; documents are by their path. */
export function expectPlaces(documents: ReadonlyMap<string, string>): void {
  const problems = [...documents].flatMap(([path, html]) =>
    [...html.matchAll(links)].flatMap(([, to = path, word = ""]) =>
      placeProblems({ file: `The page ${path}` }, to, word, documents.get(to)),
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);
}
