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
import { filesIn } from "../server/files.ts";
import { readSite } from "../server/site.ts";
import {
  current,
  currentName,
  folders,
  lock,
  names,
  Refusal,
  readJson,
  releases,
  reload,
  reloadServer,
  replace,
  writeJson,
} from "./releases.ts";
import { finishWithdrawals, refuseWithdrawn, withdraw } from "./withdrawal.ts";

/* Manages releases on a server. */
const keptReleases = 5;
const keptDays = 90;
const day = 86_400_000;

/** When a later release replaced each kept file of a release (ms since 1970). */
type Replaced = Record<string, number>;
const replacedFile = "hosting/replaced.json";

/** Keeps the previous release's assets for open pages; gallery pictures are in another folder. */
function keepChunks(from: string, to: string): void {
  const before = readJson<Replaced>(join(from, replacedFile), {});
  const replaced = readJson<Replaced>(join(to, replacedFile), {});
  for (const file of filesIn(join(from, "client/assets"))) {
    const name = relative(from, file);
    const kept = join(to, name);
    const since = before[name] ?? Date.now();
    if (existsSync(kept) || Date.now() - since > keptDays * day) continue;
    mkdirSync(dirname(kept), { recursive: true });
    linkSync(file, kept);
    replaced[name] = since;
  }
  writeJson(join(to, replacedFile), replaced);
}

/** A single rename switches pages, files and rules. */
function switchTo(name: string): void {
  const before = currentName();
  replace(current, (beside) => symlinkSync(name, beside));
  if (!reloadServer()) {
    if (before) replace(current, (beside) => symlinkSync(before, beside));
    throw new Refusal(`"${reload}" failed; ${before ?? "no release"} is served as before.`);
  }
  console.info(`${join(releases, name)} is served${before ? `; before: ${before}` : ""}.`);
}

function expectBuild(build: string): void {
  if (!existsSync(join(build, "client/index.html"))) {
    throw new Refusal(`${build}: expected a built site, found none. Run: npm run build`);
  }
  refuseWithdrawn(build);
}

function update(build: string): void {
  const before = currentName();
  const name = new Date().toISOString().replaceAll(":", "-").slice(0, -1);
  const release = join(releases, name);
  replace(release, (beside) => {
    cpSync(build, beside, { recursive: true, preserveTimestamps: true });
    const rules = join(beside, "hosting/nginx-site.conf");
    const text = readFileSync(rules, "utf8");
    const placed = text
      .replace("/srv/site/client", join(release, "client"))
      .replace("/srv/site/withdrawn", join(releases, "withdrawn"));
    writeFileSync(rules, placed);
    try {
      readSite(beside);
    } catch (error) {
      throw new Refusal(`${build}: cannot be read: ${String(error)}`);
    }
    if (before) keepChunks(join(releases, before), beside);
  });
  switchTo(name);
  // Without rolled-back releases.
  const kept = names().filter((each) => each === name || !before || each <= before);
  const over = folders().filter((each) => !kept.slice(-keptReleases).includes(each));
  for (const each of over) rmSync(join(releases, each), { recursive: true });
  finishWithdrawals();
}

function rollback(name = names().findLast((each) => each < (currentName() ?? ""))): void {
  if (!name || !names().includes(name)) {
    throw new Refusal(`expected one of ${names().join(", ")}, found ${name ?? "none before"}`);
  }
  const before = currentName();
  if (before) keepChunks(join(releases, before), join(releases, name));
  switchTo(name);
}

const [command, first, second] = process.argv.slice(2);
try {
  lock();
  // Left by a killed update; they fill the disk.
  for (const name of folders().filter((each) => each.endsWith(".new"))) {
    rmSync(join(releases, name), { recursive: true });
  }
  const build = resolve(first ?? "build");
  try {
    if (command === "update") expectBuild(build);
  } finally {
    // Also deletes a build that holds the pictures.
    finishWithdrawals();
  }
  if (command === "update") update(build);
  else if (command === "rollback") rollback(first);
  else if (command === "withdraw" && first) withdraw(first, second);
  else throw new Refusal("expected update, rollback or withdraw; docs/deploying.md tells of them");
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof Refusal || code)) throw error;
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  console.error(
    isFull ? "The disk is full. Free some space, then run the command again." : message,
  );
  process.exitCode = 1;
}
