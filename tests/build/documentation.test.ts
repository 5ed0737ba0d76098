import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const scripts = ["package.json", "deploy/package.json"].flatMap((file) =>
  Object.keys((JSON.parse(readFileSync(file, "utf8")) as { scripts: object }).scripts),
);
/** Paths of the project, without those of `content/`, which the guide's readers add. */
const own = /^(?:app|content-schema|deploy|docs|editor|public|scripts|server|tests)\//;

it.each(["README.md", "CONTRIBUTING.md", ...globSync(["docs/**/*.md", "deploy/workflows/*.yml"])])(
  "%s names only files and commands that exist",
  (document) => {
    const text = readFileSync(document, "utf8");
    if (document.endsWith(".yml")) expect(() => parse(text)).not.toThrow();
    const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
    const named = find(/`([\w.@-]+\/[\w./@-]*)`/g).filter((path) => own.test(path));
    const links = find(/(?:\]\(|^\[[^\]]+\]: )(?!\w+:|#)([^)#\s]+)/gm);
    const files = [...named, ...links.map((path) => join(dirname(document), path))];
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
    const commands = find(/npm (?:--prefix deploy )?run ([\w:-]+)/g);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  },
);
