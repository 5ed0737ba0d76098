import { ContentError, type Place, Problem } from "../../content-schema/validation/problem.ts";

/** Returns the problem of a link whose fragment is no id on its page; none if it is one. */
export function fragmentProblems(at: Place, to: string, fragment: string, html = ""): Problem[] {
  const choices = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  if (choices.some((id) => fragment === id || fragment === encodeURI(id))) return [];
  const expected = `a link to a place on ${to}`;
  const format = (id: string) => `${to}#${id}`;
  return [new Problem(at, { expected, choices, typed: fragment, format })];
}

const links = /<a\b[^>]*? href="(\/[^"#?]*)?#([^"]+)"/g;

/** Throws for links whose fragment is no id on its page; documents are by their path. */
export function checkFragments(documents: ReadonlyMap<string, string>): void {
  const problems = [...documents].flatMap(([path, html]) =>
    [...html.matchAll(links)].flatMap(([, to = path, fragment = ""]) =>
      fragmentProblems({ file: `The page ${path}` }, to, fragment, documents.get(to)),
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);
}
