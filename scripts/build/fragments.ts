import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../content-schema/content-reader.ts";
import { ContentError, type Place, Problem } from "../../content-schema/validation/problem.ts";

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

const hasPlace = (html: string, fragment: string) =>
  idsIn(html).some((id) => fragment === id || fragment === encodeURI(id));

/** Returns a problem if a link's fragment is not an id on the linked page. */
export function fragmentProblems(at: Place, to: string, fragment: string, html = ""): Problem[] {
  if (hasPlace(html, fragment)) return [];
  const expected = `a link to a place on ${to}`;
  const format = (id: string) => `${to}#${id}`;
  return [new Problem(at, { expected, choices: idsIn(html), written: fragment, format })];
}

/** Returns a problem per id that a page has twice: a link or a button would miss the second. */
function repeatedIdProblems(path: string, html: string): Problem[] {
  const ids = idsIn(html);
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  const headings = [...html.matchAll(/<h\d id="([^"]+)"[^>]*>([^<]*)/g)];
  return [...new Set(repeated)].map((id) => {
    const words = headings.find(([, each]) => each === id)?.[2] ?? id;
    const expected = "another heading, since the page has a place of this name";
    return new Problem({ file: `The page ${path}` }, { expected, found: `“${words}”` });
  });
}

/** The path, if it is of another page, and the fragment of each link with one. */
const linksWithFragment = /<a\b[^>]*? href="(\/[^"#?]*)?#([^"]+)"/g;

/** Returns the lines of the content that have a fragment, such as `content/gallery.yaml, line 51`. */
const linesWith = (fragment: string) =>
  globSync("**/*.{mdx,yaml}", { cwd: contentFolder }).flatMap((name) => {
    const lines = readFileSync(join(contentFolder, name), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const isThere = /#|\bpart:/.test(line) && line.split(/[\s#"')]+/).includes(fragment);
      return isThere ? [`content/${name}, line ${index + 1}`] : [];
    });
  });

/** Throws for links to a place that their page does not have, and repeated ids; documents are by path. */
export function checkFragments(documents: ReadonlyMap<string, string>): void {
  const problems: Problem[] = [];
  for (const [path, html] of documents) {
    problems.push(...repeatedIdProblems(path, html));
    for (const [, to = path, fragment = ""] of html.matchAll(linksWithFragment)) {
      const linked = documents.get(to) ?? "";
      if (hasPlace(linked, fragment)) continue;
      const file = [`The page ${path}`, ...linesWith(fragment)].join(", from ");
      problems.push(...fragmentProblems({ file }, to, fragment, linked));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}
