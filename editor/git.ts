import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { UserError } from "./problems.ts";

/** The project's folder, a git repository; paths are relative to it. */
export const root = join(import.meta.dirname, "..");

export const execFileAsync = promisify(execFile);

/** Disables prompts, since nobody sees the terminal, and lets stalled HTTP and SSH connections time out. */
const env = {
  GIT_HTTP_LOW_SPEED_LIMIT: "1",
  GIT_HTTP_LOW_SPEED_TIME: "120",
  GIT_SSH_COMMAND: "ssh -o BatchMode=yes -o ConnectTimeout=15 -o ServerAliveInterval=30",
  ...process.env,
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
};

/** The timeout is one hour: pictures take long over a slow connection. */
const settings = { cwd: root, maxBuffer: 2 ** 27, env, timeout: 3_600_000 };

/** Runs git in the project's folder and returns its output. */
export const git = async (...parameters: string[]): Promise<string> =>
  (await execFileAsync("git", parameters, settings)).stdout;

/** Runs git, and returns the paths that it lists. */
export const gitPaths = async (command: string, ...parameters: string[]): Promise<string[]> =>
  (await git(command, "-z", ...parameters)).split("\0").filter(Boolean);

/** Returns the content of a file in a version, or `null` if the file is not in it. */
export const readFileAt = (version: string, path: string): Promise<Buffer | null> =>
  execFileAsync("git", ["show", `${version}:${path}`], { ...settings, encoding: "buffer" }).then(
    ({ stdout }) => stdout,
    () => null,
  );

/** The published version: the branch that this one is pushed to, or else the last commit. */
export async function publishedVersion(): Promise<string> {
  const upstream = ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"];
  return (await git(...upstream).catch(() => "HEAD")).trim();
}

/** Throws a `UserError` unless the folder itself is a repository; a worktree has a file `.git`. */
export async function checkHistory(): Promise<void> {
  if (!existsSync(join(root, ".git"))) {
    throw new UserError("This folder has no history: it was copied without git. Clone it instead.");
  }
  // Such as of a folder that belongs to somebody else.
  await git("rev-parse", "--verify", "HEAD").catch(({ stderr, message }) => {
    throw new UserError(`The history of this folder cannot be read: ${stderr || message}`);
  });
}
