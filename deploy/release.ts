import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { filesIn, readJson } from "../server/files.ts";
import { readSite } from "../server/site.ts";
import {
  currentLink,
  currentName,
  isTemporary,
  lockReleases,
  releaseFolderNames,
  releaseNames,
  releasesFolder,
  reloadCommand,
  reloadServer,
  replaceAtomically,
  UserError,
  writeJson,
} from "./release-store.ts";
import { checkWithdrawn, finishWithdrawals, withdraw } from "./withdrawal.ts";

/* Manages releases on a server. */
const keptReleases = 5;
const keptMs = 90 * 86_400_000;

/** When a later release replaced each kept file of a release (ms since 1970). */
type Replaced = Record<string, number>;
const replacedFile = "hosting/replaced.json";

/** Keeps the previous release's assets for open pages; gallery pictures are in another folder. */
function keepAssets(from: string, to: string): void {
  const replacedBefore = readJson<Replaced>(join(from, replacedFile), {});
  const replaced = readJson<Replaced>(join(to, replacedFile), {});
  for (const file of filesIn(join(from, "client/assets"))) {
    const name = relative(from, file);
    const kept = join(to, name);
    const since = replacedBefore[name] ?? Date.now();
    if (existsSync(kept) || Date.now() - since > keptMs) continue;
    mkdirSync(dirname(kept), { recursive: true });
    linkSync(file, kept);
    replaced[name] = since;
  }
  writeJson(join(to, replacedFile), replaced);
}

/** A single rename switches pages, files and rules. */
function activate(name: string): void {
  const previous = currentName();
  replaceAtomically(currentLink, (temporary) => symlinkSync(name, temporary));
  if (!reloadServer()) {
    if (previous) replaceAtomically(currentLink, (temporary) => symlinkSync(previous, temporary));
    const result = previous ? `${previous} is served as before` : `${currentLink} leads to ${name}`;
    throw new UserError(`"${reloadCommand}" failed; ${result}.`);
  }
  const before = previous ? `; before: ${previous}` : "";
  console.info(`${join(releasesFolder, name)} is served${before}.`);
}

function checkBuild(build: string): void {
  if (!existsSync(join(build, "client/index.html"))) {
    throw new UserError(`${build}: expected a built site, found none. Run: npm run build`);
  }
  checkWithdrawn(build);
}

/** Throws if the built-in server could not serve a release; `name` is what it came from. */
function checkReadable(release: string, name = release): void {
  try {
    readSite(release);
  } catch (error) {
    throw new UserError(`${name}: cannot be read: ${String(error)}`);
  }
}

/** Returns a name that sorts after those of all releases, even if the clock was set back. */
function newName(): string {
  const now = new Date().toISOString().replaceAll(":", "-").slice(0, -1);
  const newest = releaseNames().at(-1) ?? "";
  return now > newest ? now : `${newest}.1`;
}

function update(build: string): void {
  const previous = currentName();
  const name = newName();
  const release = join(releasesFolder, name);
  replaceAtomically(release, (temporary) => {
    // Without a filter, Node.js reports a full disk as an input/output error.
    const filter = () => true;
    cpSync(build, temporary, { recursive: true, preserveTimestamps: true, filter });
    const rules = join(temporary, "hosting/nginx-site.conf");
    const text = readFileSync(rules, "utf8")
      .replace("/srv/site/client", join(release, "client"))
      .replace("/srv/site/withdrawn", join(releasesFolder, "withdrawn"));
    writeFileSync(rules, text);
    checkReadable(temporary, build);
    if (previous) keepAssets(join(releasesFolder, previous), temporary);
  });
  activate(name);
  // Without rolled-back releases.
  const kept = releaseNames().filter((each) => each === name || !previous || each <= previous);
  const expired = releaseFolderNames().filter((each) => !kept.slice(-keptReleases).includes(each));
  for (const each of expired) rmSync(join(releasesFolder, each), { recursive: true });
  finishWithdrawals();
}

function rollback(name = releaseNames().findLast((each) => each < (currentName() ?? ""))): void {
  const names = releaseNames();
  if (!name || !names.includes(name)) {
    const expected = names.join(" or ") || "a release";
    throw new UserError(`expected ${expected}, found ${name ?? "none before"}`);
  }
  const release = join(releasesFolder, name);
  checkReadable(release);
  const previous = currentName();
  if (previous) keepAssets(join(releasesFolder, previous), release);
  activate(name);
}

const [command, first, second] = process.argv.slice(2);
try {
  lockReleases();
  // Left by a killed update; they fill the disk.
  const unfinished = releaseFolderNames().filter(isTemporary);
  for (const each of unfinished) rmSync(join(releasesFolder, each), { recursive: true });
  const build = resolve(first ?? "build");
  try {
    if (command === "update") checkBuild(build);
  } finally {
    // Also deletes a build that holds the pictures.
    finishWithdrawals();
  }
  if (command === "update") update(build);
  else if (command === "rollback") rollback(first);
  else if (command === "withdraw" && first) withdraw(first, second);
  else throw new UserError("expected update, rollback or withdraw; see docs/deploying.md");
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  // A file that is damaged, or that cannot be read or written, is named.
  if (!(error instanceof UserError || error instanceof SyntaxError || code)) throw error;
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  console.error(
    isFull ? "The disk is full. Free some space, then run the command again." : message,
  );
  process.exitCode = 1;
}
