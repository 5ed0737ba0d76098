import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An edit that a recipe of the guide describes. */
export type Step =
  | { kind: "edit"; file: string; find: string; make: string }
  | { kind: "copy"; from: string; to: string }
  | { kind: "save"; file: string };

export type Recipe = { title: string; steps: Step[] };
export type Mistake = { file: string; typed: string; message: string };

const block = "\\n\\n```\\w+\\n([\\s\\S]*?)\\n```";
const patterns: [RegExp, (match: string[]) => Step[]][] = [
  [
    new RegExp(`^Find this in \`([^\`]+)\`:${block}\\n\\nMake it this[^\\n]*:${block}`, "gm"),
    ([, file = "", find = "", make = ""]) => [{ kind: "edit", file, find, make }],
  ],
  [
    new RegExp(`^Delete this in \`([^\`]+)\`:${block}`, "gm"),
    ([, file = "", find = ""]) => [{ kind: "edit", file, find: `${find}\n`, make: "" }],
  ],
  [/^Copy `([^`]+)` to `([^`]+)`\./gm, ([, from = "", to = ""]) => [{ kind: "copy", from, to }]],
  [/^Save your picture as `([^`]+)`\./gm, ([, file = ""]) => [{ kind: "save" as const, file }]],
  [
    /^Save your two pictures as `([^`]+)` and `([^`]+)`\./gm,
    ([, ...files]) => files.map((file) => ({ kind: "save" as const, file })),
  ],
];

/** Parses the guide's recipes, each with its steps in order. */
export function readRecipes(guide: string): Recipe[] {
  const [, recipes = ""] = /\n## Recipes\n([\s\S]*?)\n## /.exec(guide) ?? [];
  return recipes
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const steps = patterns.flatMap(([pattern, make]) =>
        [...text.matchAll(pattern)].map((match) => ({ at: match.index, steps: make(match) })),
      );
      return {
        title: text.split("\n", 1)[0] ?? "",
        steps: steps.sort((a, b) => a.at - b.at).flatMap((found) => found.steps),
      };
    });
}

/** Parses the guide's mistakes, each with its error message. */
export const readMistakes = (guide: string): Mistake[] =>
  [
    ...guide.matchAll(
      new RegExp(`With this in \`([^\`]+)\`:${block}\\n\\nyou read[^\\n]*:${block}`, "g"),
    ),
  ].map(([, file = "", typed = "", message = ""]) => ({ file, typed, message }));

/** Converts a text of the guide to a pattern; `…` matches anything. */
export const asPattern = (text: string): RegExp =>
  new RegExp(
    text
      .split("…")
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^\\n]*?"),
  );

/** Applies a step in a copy of the project. The text to find must occur exactly once. */
export function follow(copy: string, step: Step, picture: (file: string) => Buffer): void {
  if (step.kind === "copy") {
    mkdirSync(dirname(join(copy, step.to)), { recursive: true });
    cpSync(join(copy, step.from), join(copy, step.to));
    return;
  }
  const path = join(copy, step.file);
  if (step.kind === "save") {
    writeFileSync(path, picture(step.file));
    return;
  }
  const text = readFileSync(path, "utf8");
  const source = `${asPattern(step.find).source}${step.find.endsWith("…") ? "(?=\\n)" : ""}`;
  const found = [...text.matchAll(new RegExp(source, "g"))];
  if (found.length !== 1) {
    throw new Error(`${step.file}: expected “${step.find}” once, found it ${found.length} times`);
  }
  const [now = ""] = found[0] ?? [];
  // A trailing `…` keeps the rest of the matched line.
  const tail = /(?:^|\n)([^\n]*)…$/.exec(step.make)?.[1];
  const make =
    tail === undefined
      ? step.make
      : step.make.replace(/[^\n]*…$/, now.slice(now.lastIndexOf(tail)));
  writeFileSync(
    path,
    text.replace(now, () => make),
  );
}
