import { ContentError, Problem } from "../../content-schema/validation/problem.ts";

const idsIn = (html = "") => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

const links = /<a\b[^>]*? href="(\/[^"#?]*)?#([^"]+)"/g;

/** Throws for links that lead to no place on a page; documents are by their path. */
export function expectPlaces(documents: ReadonlyMap<string, string>): void {
  const problems = [...documents].flatMap(([path, html]) =>
    [...html.matchAll(links)].flatMap(([, to = path, word = ""]) => {
      const choices = idsIn(documents.get(to));
      if (choices.includes(word)) return [];
      const expected = `a link to a place on ${to}`;
      const write = (id: string) => `${to}#${id}`;
      return [new Problem({ file: `The page ${path}` }, { expected, choices, word, write })];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
}
