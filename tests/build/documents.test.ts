import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const documents = ["README.md", "CONTRIBUTING.md"].concat(
  readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
);
const folders = readdirSync(root).filter(
  (name) => !/^(?:node_modules|build.*|test-results)$/.test(name),
);
const scripts = ["package.json", "deploy/package.json"].flatMap((file) =>
  Object.keys((JSON.parse(readFileSync(join(root, file), "utf8")) as { scripts: object }).scripts),
);

/** Files that a guide tells its reader to create. */
const toBeMade = (text: string) =>
  new Set(
    [...text.matchAll(/(?:^Copy `[^`]+` to|^Save your two pictures as|and) `([^`]+)`/gm)].map(
      ([, file]) => file,
    ),
  );

/** Returns the project paths in a document: in backticks, or as link targets. */
function namedFiles(document: string, text: string): string[] {
  const made = toBeMade(text);
  const ticked = [...text.matchAll(/`([\w.@-]+\/[\w./@<>*{}…-]*|[\w-]+\.(?:ts|tsx|css|json|md))`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/[<>*{}…]/.test(path) && !made.has(path))
    .filter((path) => path.includes("/") && folders.includes(path.split("/")[0] ?? ""));
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = ""]) =>
    join(dirname(document), path),
  );
  return [...ticked, ...linked];
}

/** Paths that a build, an installation or a reader creates. */
const isMade = (path: string) =>
  /^(?:build|\.cache|node_modules|content\/images|\.github\/workflows)(?:\/|$)/.test(path);

describe.each(documents)("%s", (document) => {
  const text = readFileSync(join(root, document), "utf8");

  it("names only existing files", () => {
    const gone = namedFiles(document, text).filter(
      (path) => !isMade(path) && !existsSync(join(root, path)),
    );
    expect(gone).toEqual([]);
  });

  it("names only existing commands", () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

it("the check finds missing files, and ignores examples", () => {
  expect(
    namedFiles("docs/a.md", "See `app/gone.ts`, [it](gone.md) and `content/<name>/`."),
  ).toEqual(["app/gone.ts", "docs/gone.md"]);
});

it("decisions are numbered once, dated and short, with the same four sections", () => {
  const names = readdirSync(join(root, "docs/decisions"));
  const numbers = names.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const name of names) {
    const text = readFileSync(join(root, "docs/decisions", name), "utf8");
    expect(text, name).toMatch(
      new RegExp(
        `^# ${Number(name.slice(0, 4))}\\. .+\\n\\n## Status\\n\\n(?:Accepted|Superseded by \\[decision \\d+\\]\\(\\S+\\)), 20\\d\\d-\\d\\d-\\d\\d\\.(?: (?:Replaces|Includes) .+\\.)?\\n\\n## Context\\n\\n[^#]+\\n## Decision\\n\\n[^#]+\\n## Consequences\\n\\n[^#]+$`,
      ),
    );
    expect(text.split("\n").length, name).toBeLessThanOrEqual(40);
  }
});
