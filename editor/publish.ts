import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { checkContent } from "../scripts/content-check/check.ts";
import { type Change, git, listChanges, publishedVersion, root } from "./changes.ts";
import { labelOf } from "./labels.ts";
import { Refusal } from "./problems.ts";

/** What to do, and what git says then. */
const reasons: Readonly<Record<string, RegExp>> = {
  "No connection. Check the network, then publish again.":
    /Could not resolve host|unable to access|Connection (?:refused|timed out)/i,
  "This computer may not publish. Ask who set up the site for access.":
    /Authentication failed|Permission denied|could not read Username|403/i,
  "Someone else has changed the same words. Ask who set up the site to put both together.":
    /CONFLICT|could not apply/i,
};

const noRemote =
  "This copy does not know where to publish. Whoever set up the site runs this once: git remote add origin ADDRESS, then git push --set-upstream origin main.";

/** Builds the site into a folder of its own, so that the served one stays. */
async function build(): Promise<void> {
  const env = { ...process.env, SITE_BUILD_DIRECTORY: ".cache/publish" };
  const run = promisify(execFile)(process.execPath, ["scripts/build.ts"], { cwd: root, env });
  await run.catch(({ stderr }: { stderr: string }) => {
    throw new Refusal(stderr.trim());
  });
}

function messageOf(changes: readonly Change[]): string {
  const names = changes.map(({ file }) => labelOf(file.replace(/^.*\/|\.\w+$/g, "")).toLowerCase());
  return `Change ${[...new Set(names)].slice(0, 5).join(", ")}`;
}

/** Runs git. Throws a `Refusal` with what to do if it fails. */
const gitOrRefuse = (...parameters: string[]) =>
  git(...parameters).catch(({ stderr, stdout }: { stderr: string; stdout: string }) => {
    const reason = Object.keys(reasons).find((each) => reasons[each]?.test(stderr + stdout));
    throw new Refusal(reason ?? `git ${parameters[0]}: ${stderr.trim()}`);
  });

/**
 * Checks the content, builds the site once, and pushes the changes as one version.
 * @throws {Refusal} with the reason, and what to do
 */
export async function publish(report: (step: string) => void): Promise<void> {
  const changes = await listChanges();
  if (changes.length === 0) throw new Refusal("Nothing has changed since the last publication.");
  if ((await publishedVersion()) === "HEAD") throw new Refusal(noRemote);
  report("Checking words, facts and pictures");
  const { errors } = await checkContent();
  if (errors.length > 0) throw new Refusal(errors.join("\n"));
  report("Building the site once");
  await build();
  report("Saving this version");
  await gitOrRefuse("add", "--all", "--", "content");
  const hasName = await git("config", "user.email").catch(() => "");
  const name = hasName ? [] : ["-c", "user.name=Site editor", "-c", "user.email=editor@localhost"];
  const isStaged = await git("diff", "--cached", "--name-only", "--", "content");
  const message = messageOf(changes);
  if (isStaged) await gitOrRefuse(...name, "commit", "--message", message, "--", "content");
  report("Sending it");
  await gitOrRefuse(...name, "pull", "--rebase", "--autostash").catch(async (error) => {
    await git("rebase", "--abort").catch(() => {});
    throw error;
  });
  await gitOrRefuse("push");
}
