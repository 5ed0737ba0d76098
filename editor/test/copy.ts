import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn } from "../../server/files.ts";
import { copyFolder } from "../../tests/support/project-copy.ts";
import { test } from "../../tests/support/test.ts";
import { ports } from "../../tests/support/test-sites.ts";

export const root = join(import.meta.dirname, "../..");

export const env = {
  ...process.env,
  CONTENT_FOLDER: "",
  PATH: `${root}/node_modules/.bin:${process.env["PATH"]}`,
};

/** The editor of a worker: its name, and its ports. */
export const editorOf = (worker: number) => ({
  name: `editor-${worker}`,
  port: ports.editors[worker] ?? 0,
  previewPort: ports.editorPreviews[worker] ?? 0,
});
const editor = editorOf(Number(process.env["TEST_PARALLEL_INDEX"] ?? 0));
/** The editor's origin; it edits a copy of the project. */
export const origin = `http://localhost:${editor.port}`;
export const preview = `http://localhost:${editor.previewPort}`;
export const copy = copyFolder(editor.name);

/** Returns a function that runs git in a folder, as a person with a name. */
export const gitIn =
  (cwd: string) =>
  (...parameters: string[]): string => {
    const name = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"];
    const options = { cwd, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync("git", [...name, ...parameters], options);
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };

const repository = join(copy, ".cache/history.git");

function endHistory(): void {
  for (const path of [join(copy, ".git"), repository]) {
    rmSync(path, { recursive: true, force: true });
  }
}

/** Makes the copy a repository, whose `.git` is a file as in a worktree, of the content. */
export function startHistory(): void {
  endHistory();
  const git = gitIn(copy);
  git("init", "--quiet", "--initial-branch=main", `--separate-git-dir=${repository}`);
  writeFileSync(join(copy, ".gitignore"), "node_modules\n.cache\nbuild\n");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
}

/** Posts to the form's server, as its page does. */
export async function post(action: string, body: object) {
  const response = await fetch(`${origin}/${action}`, {
    method: "POST",
    headers: { Origin: origin },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Saves an entry, as the form does: `raw` is its text now, `loaded` the text that the form read. */
export const postSave = (path: string, raw: string, loaded?: string, assets: object[] = []) =>
  post("save", { path, raw, loaded, assets });

const filesOf = (folder: string) =>
  filesIn(join(folder, "content")).map((file) => relative(folder, file));

/** Makes the copy's content the project's again. */
function resetContent(): void {
  for (const file of filesOf(root)) {
    const original = readFileSync(join(root, file));
    const isSame = existsSync(join(copy, file)) && readFileSync(join(copy, file)).equals(original);
    if (!isSame) writeFileSync(join(copy, file), original);
  }
  for (const file of filesOf(copy)) {
    if (!existsSync(join(root, file))) rmSync(join(copy, file));
  }
}

/** Prepares the tests of a file, each of which begins with the project's content. */
export function editContent(): void {
  // Ignore Decap's console output; requests to other origins still fail the test.
  test.use({ expectedConsole: /^/ });
  test.beforeEach(endHistory);
  test.beforeEach(resetContent);
}

type Settings = {
  previewPaths: Record<string, string>;
  config: {
    collections: { name: string; folder?: string; files?: { name: string; file: string }[] }[];
  };
};

/** What the form knows of the content, and its configuration. */
export const settings = async (): Promise<Settings> =>
  (await fetch(`${origin}/settings.json`)).json() as Promise<Settings>;

/** Returns the text of a file in the copy. */
export const readCopy = (file: string) => readFileSync(join(copy, file), "utf8");
/** Writes a text file of the copy. */
export const writeCopy = (file: string, text: string) => writeFileSync(join(copy, file), text);
/** Returns whether the copy has a file. */
export const isInCopy = (file: string) => existsSync(join(copy, file));

/** The text of a page that the practice has added. */
export const pageText = (path: string, title: string) =>
  `---\nkind: page\npath: ${path}\ntitle: ${title}\nlead: Both have one.\n` +
  `description: ${"Where to park. ".repeat(6).trim()}\nupdated: "2026-11-22"\n---\n\nHere.\n`;

/** Returns the lines in which the copy's file differs from the project's: `< before`, `> after`. */
export const changes = (file: string) =>
  spawnSync("diff", [join(root, file), join(copy, file)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter((line) => /^[<>]/.test(line));

/** Returns the lines that a file of the copy has and the project's does not, each after `> `. */
export const addedLines = (file: string) => changes(file).filter((line) => line.startsWith(">"));

/** Moves a service, as the form does; returns its former text and the response. */
export async function moveItching() {
  const path = "content/services/anal-itching.mdx";
  const loaded = readCopy(path);
  const raw = loaded.replace("slug: anal-itching", "slug: itching");
  return { loaded, ...(await postSave(path, raw, loaded)) };
}
