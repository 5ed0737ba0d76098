import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { placeOf } from "./labels.ts";
import { Refusal } from "./problems.ts";

type Words = { is: "same" | "removed" | "added"; text: string };

/** A passage, or a whole file, that differs from the published content. */
export type Change = {
  /** Its file, and the hunk's position in it; a whole file has no position. */
  id: string;
  file: string;
  place: string;
  words: Words[];
};

/** The project's folder, a git repository; paths are relative to it. */
export const root = join(import.meta.dirname, "..");

/** Runs git in the project's folder and returns its output. */
export async function git(...parameters: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 2 ** 27, env: { ...process.env, LC_ALL: "C" } };
  return (await promisify(execFile)("git", parameters, options)).stdout;
}

/** The published version: the branch that this one is pushed to, or else the last commit. */
export async function publishedVersion(): Promise<string> {
  const upstream = ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"];
  return (await git(...upstream).catch(() => "HEAD")).trim();
}

/** Returns what differs from the published content. Throws a `Refusal` outside a repository. */
export async function listChanges(): Promise<Change[]> {
  if (!existsSync(join(root, ".git"))) {
    throw new Refusal("This folder has no history: it was copied without git. Clone it instead.");
  }
  const base = await publishedVersion();
  const lines = async (...parameters: string[]) =>
    (await git(...parameters, "--", "content")).split("\n").filter(Boolean);
  const untracked = await lines("ls-files", "--others", "--exclude-standard");
  const tracked = await lines("diff", "--no-renames", "--name-status", base);
  const whole = (file: string, is: Words["is"], text: string): Change => {
    return { id: file, file, place: placeOf(file), words: [{ is, text }] };
  };
  const all = [...tracked, ...untracked.map((file) => `A\t${file}`)];
  const found = all.map(async (line) => {
    const [status = "", file = ""] = line.split("\t");
    if (status === "A") return [whole(file, "added", "The whole file is new.")];
    if (status === "D") return [whole(file, "removed", "The whole file is gone.")];
    if (!/\.(?:yaml|mdx)$/.test(file)) return [whole(file, "added", "Another picture.")];
    return passages(base, file);
  });
  return (await Promise.all(found)).flat();
}

async function passages(base: string, file: string): Promise<Change[]> {
  const diff = await git("diff", "-U0", "--word-diff=porcelain", base, "--", file);
  const now = (await readFile(join(root, file), "utf8")).split("\n");
  return diff
    .split(/^(?=@@ )/m)
    .slice(1)
    .map((hunk) => {
      const [head = "", ...body] = hunk.trimEnd().split("\n");
      const [, at = ""] = /^@@ (\S+ \S+) @@/.exec(head) ?? [];
      const line = Number(/\+(\d+)/.exec(at)?.[1] ?? 1);
      const place = placeOf(file, fieldsAt(now, line));
      return { id: `${file} ${at}`, file, place, words: wordsOf(body) };
    });
}

/** Restores what was published. Throws a `Refusal` if the file has changed since. */
export async function restore({ id, file }: Pick<Change, "id" | "file">): Promise<void> {
  const base = await publishedVersion();
  if (id === file) {
    const isPublished = await git("ls-tree", "--name-only", base, "--", file);
    if (!isPublished) return rm(join(root, file), { force: true });
    await git("restore", `--source=${base}`, "--", file);
    return;
  }
  const diff = await git("diff", "-U0", base, "--", file);
  const [head = "", ...hunks] = diff.split(/^(?=@@ )/m);
  const hunk = hunks.find((each) => each.startsWith(`@@ ${id.slice(file.length + 1)} @@`));
  if (!hunk) throw new Refusal("The file has changed since. Look at the list again.");
  const patch = join(root, ".git/take-back.patch");
  await writeFile(patch, head + hunk);
  await git("apply", "--reverse", "--unidiff-zero", patch).finally(() => rm(patch));
}

function wordsOf(body: readonly string[]): Words[] {
  const kinds: Record<string, Words["is"]> = { " ": "same", "-": "removed", "+": "added" };
  return body.flatMap((line): Words[] => {
    if (line === "~") return [{ is: "same", text: "\n" }];
    const is = kinds[line.charAt(0)];
    return is ? [{ is, text: line.slice(1) }] : [];
  });
}

/** Returns the keys above a line of YAML, outermost first, or the heading above a line of text. */
function fieldsAt(lines: readonly string[], line: number): string[] {
  const above = lines.slice(0, line).reverse();
  const isText = above.filter((each) => each === "---").length >= 2;
  if (isText) {
    const heading = above.find((each) => /^#{2,} |^<Part is=/.test(each));
    return heading ? [heading.replaceAll(/^#+ |^<Part is="|">$/g, "")] : [];
  }
  const fields: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const each of above) {
    const [, indent = "", name] = /^([ -]*)([\w-]+):(?: |$)/.exec(each) ?? [];
    if (!name || indent.length >= depth) continue;
    depth = indent.length;
    fields.unshift(name);
  }
  return fields;
}
