import { cp, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../scripts/check-content/check.ts";
import { mergeFile } from "../scripts/content-edit/merge.ts";
import { type Change, listChanges } from "./changes.ts";
import { backUpTexts, isText, readBytes, replaceFiles, runExclusive } from "./file-store.ts";
import { execFileAsync, git, gitPaths, publishedVersion, readFileAt, root } from "./git.ts";
import { labelOf } from "./labels.ts";
import { conflictProblem, type FormProblem, UserError } from "./problems.ts";

/** Advice for errors of git, with the output that it applies to. */
const advice: Readonly<Record<string, RegExp>> = {
  "The disk is full. Free some space on it, then publish again.":
    /No space left|quota exceeded|ENOSPC|EDQUOT/i,
  "This computer may not publish. Ask who set up the site for access.":
    /Authentication failed|Permission denied|could not read (?:Username|Password)|terminal prompts disabled|Host key verification|not found|error: 40[13]|remote rejected|hook declined/i,
  "No connection. Check the network, then publish again.":
    /Could not resolve|unable to access|Connection|timed out|No route|unreachable|Could not read from remote|hung up|early EOF/i,
  "Someone else has published just now. Publish again.": /\[rejected\]|fetch first/i,
  "Another program works on this folder's history. Wait a minute, then publish again.": /\.lock'/,
  "The program in this folder was changed by hand. Ask who set up the site.":
    /would be overwritten|Not possible to fast-forward/i,
};

const noRemote =
  "This copy does not know where to publish. Whoever set up the site runs this once: git remote add origin ADDRESS, then git push --set-upstream origin main.";

/** A copy of the content, taken when publishing starts; it is built, since files may change during the build. */
const snapshot = ".cache/published/content";

/** Builds the site into a folder of its own, so that the served one stays. */
async function build(): Promise<void> {
  const folders = { CONTENT_FOLDER: snapshot, SITE_BUILD_DIRECTORY: ".cache/publish" };
  const env = { ...process.env, ...folders };
  const built = execFileAsync(process.execPath, ["scripts/build.ts"], { cwd: root, env });
  await built.catch(({ stderr }: { stderr: string }) => {
    const killed =
      "The build was stopped before its end. Close other programs, then publish again.";
    throw new UserError(stderr.trim().replaceAll(snapshot, "content") || killed);
  });
}

function messageOf(changes: readonly Change[]): string {
  const names = changes.map(({ file }) =>
    isText(file) ? labelOf(file.replace(/^.*\/|\.\w+$/g, "")).toLowerCase() : "pictures",
  );
  return `Change ${[...new Set(names)].slice(0, 5).join(", ")}`;
}

/** Runs git. Throws a `UserError` with what to do if it fails. */
const gitOrRefuse = (...parameters: string[]) =>
  git(...parameters).catch(({ stderr = "", killed }: { stderr?: string; killed?: boolean }) => {
    const output = killed ? "timed out" : stderr;
    const todo = Object.keys(advice).find((each) => advice[each]?.test(output));
    throw new UserError(todo ?? `git ${parameters[0]}: ${stderr.trim()}`);
  });

/**
 * Merges what others have published into this working copy.
 * @throws {UserError} naming what both have changed; this copy's version is kept, and listed as a change
 */
async function mergePublished(published: string): Promise<void> {
  const base = (await git("merge-base", "HEAD", published)).trim();
  const changed = (...of: string[]) => gitPaths("diff", "--no-renames", "--name-only", ...of);
  const [code] = await changed(base, "HEAD", "--", ".", ":!content");
  if (code) {
    throw new UserError(`Ask who set up the site to publish ${code} first, which is no content.`);
  }
  const problems: FormProblem[] = [];
  const files = new Map<string, string | Buffer | null>();
  for (const file of await changed(base, published, "--", "content")) {
    const [former, theirs] = [await readFileAt(base, file), await readFileAt(published, file)];
    const merged = mergeFile(file, { base: former, mine: await readBytes(file), theirs });
    files.set(file, merged.content);
    problems.push(...merged.conflicts.map((each) => conflictProblem(file, each)));
  }
  await backUpTexts(files.keys());
  await replaceFiles(files);
  // Commits that were not sent become one with what is published now.
  await gitOrRefuse("reset", "--quiet", "--soft", base);
  await gitOrRefuse("restore", "--staged", `--source=${published}`, "--", "content");
  await gitOrRefuse("merge", "--quiet", "--ff-only", published);
  if (problems.length === 0) return;
  const todo =
    "Someone else has changed the same words. Take yours back, or publish again to keep it.";
  throw new UserError(todo, { problems });
}

/** Copies the content for the build, and commits it as one version. */
async function commit(message: string): Promise<void> {
  await rm(join(root, snapshot), { recursive: true, force: true });
  await cp(await realpath(join(root, "content")), join(root, snapshot), { recursive: true });
  await gitOrRefuse("add", "--all", "--", "content");
  const hasName = await git("config", "user.email").catch(() => "");
  const name = hasName ? [] : ["-c", "user.name=Site editor", "-c", "user.email=editor@localhost"];
  await gitOrRefuse(...name, "commit", "--quiet", "--message", message, "--", "content");
}

/** Merges, checks and commits the content; what is saved later waits for the next publication. */
async function prepare(published: string, report: (step: string) => void): Promise<boolean> {
  await mergePublished(published);
  report("Checking words, facts and pictures");
  const { errors } = await checkContent();
  if (errors.length > 0) throw new UserError(errors.join("\n"));
  const changes = await listChanges();
  if (changes.length > 0) await commit(messageOf(changes));
  return changes.length > 0;
}

async function publishChanges(report: (step: string) => void): Promise<void> {
  if ((await runExclusive(listChanges)).length === 0) {
    throw new UserError("Nothing has changed since the last publication.");
  }
  const published = await publishedVersion();
  if (published === "HEAD") throw new UserError(noRemote);
  report("Asking what others have published");
  await gitOrRefuse("fetch", "--quiet");
  if (!(await runExclusive(() => prepare(published, report)))) return;
  try {
    report("Building the site once");
    await build();
    report("Sending this version");
    await gitOrRefuse("push");
  } catch (error) {
    // Nothing but the content stays changed.
    await git("reset", "--quiet", "--soft", published);
    throw error;
  } finally {
    await rm(join(root, snapshot), { recursive: true, force: true });
  }
}

let running: Promise<void> | undefined;

/**
 * Merges what others have published, checks the content, builds the site once, and pushes the
 * changes as one version.
 * @throws {UserError} with the reason, and what to do
 */
export async function publish(report: (step: string) => void): Promise<void> {
  if (running) throw new UserError("Another window is publishing just now. Wait for it.");
  running = publishChanges(report).finally(() => {
    running = undefined;
  });
  return running;
}
