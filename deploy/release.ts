import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { readSite } from "../server/site.ts";

/* Manages releases on a server: folders, of which the link `current` points to the served one. */
const project = process.cwd();
const releases = join(project, "releases");
const current = join(releases, "current");
const withdrawnFile = join(releases, "withdrawn.json");
/** A command that reloads a server other than the built-in one. */
const reload = process.env["SITE_RELOAD"];
const keptReleases = 5;
const keptDays = 90;
const day = 86_400_000;

class Refusal extends Error {}

type Pictures = { origin: string; pairs: Record<string, string[]> };
/** The record of a withdrawn consent; `left` are files that still hold or name the pair. */
type Withdrawal = {
  pair: string;
  withdrawnAt: string;
  origin: string;
  /** Each file's name is a prefix of its SHA-256 hash. */
  files: string[];
  deleted: string[];
  left: string[];
};

const readJson = <Content>(file: string, otherwise: Content): Content =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Content) : otherwise;
const picturesOf = (release: string) =>
  readJson<Pictures>(join(release, "hosting/pictures.json"), { origin: "", pairs: {} });
const withdrawals = () => readJson<Withdrawal[]>(withdrawnFile, []);
/** In order, with those left by a killed update. */
const folders = () =>
  existsSync(releases)
    ? readdirSync(releases, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
        .sort()
    : [];
const names = () => folders().filter((name) => !name.endsWith(".new"));
const currentName = () => (existsSync(current) ? readlinkSync(current) : undefined);

function replace(path: string, make: (beside: string) => void): void {
  const beside = `${path}.new`;
  rmSync(beside, { recursive: true, force: true });
  make(beside);
  renameSync(beside, path);
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Keeps the previous release's assets for open pages; gallery pictures are in another folder. */
function keepChunks(from: string, to: string): void {
  const folder = join(from, "client/assets");
  for (const file of filesIn(folder)) {
    const kept = join(to, "client/assets", file.slice(folder.length));
    if (existsSync(kept) || Date.now() - statSync(file).mtimeMs > keptDays * day) continue;
    mkdirSync(dirname(kept), { recursive: true });
    linkSync(file, kept);
  }
}

/** A single rename switches pages, files and rules. */
function switchTo(name: string): void {
  const before = currentName();
  if (before) keepChunks(join(releases, before), join(releases, name));
  replace(current, (beside) => symlinkSync(name, beside));
  if (reload && spawnSync(reload, { shell: true, stdio: "inherit" }).status !== 0) {
    if (before) replace(current, (beside) => symlinkSync(before, beside));
    throw new Refusal(`"${reload}" failed; ${before ?? "no release"} is served as before.`);
  }
  console.info(`${join(releases, name)} is served${before ? `; before: ${before}` : ""}.`);
}

const shows = (folder: string, files: readonly string[]) =>
  Object.values(picturesOf(folder).pairs).some((pair) => pair.some((file) => files.includes(file)));

function update(build: string): void {
  if (!existsSync(join(build, "client/index.html"))) {
    throw new Refusal(`${build}: expected a built site, found none. Run: npm run build`);
  }
  const shown = withdrawals().find(({ files }) => shows(build, files));
  if (shown) {
    throw new Refusal(
      `${build}: expected no picture of ${shown.pair}, whose consent was withdrawn on ${shown.withdrawnAt.slice(0, 10)}. Delete its files and its lines in content/gallery.yaml, then run: npm run build`,
    );
  }
  mkdirSync(releases, { recursive: true });
  const name = new Date().toISOString().replaceAll(":", "-").slice(0, -1);
  const release = join(releases, name);
  replace(release, (beside) => {
    cpSync(build, beside, { recursive: true, preserveTimestamps: true });
    const rules = join(beside, "hosting/nginx-site.conf");
    const text = readFileSync(rules, "utf8");
    writeFileSync(rules, text.replace(/^( {2}root ).*;$/m, `$1${release}/client;`));
    try {
      readSite(beside);
    } catch (error) {
      throw new Refusal(`${build}: cannot be read: ${String(error)}`);
    }
  });
  const before = currentName();
  switchTo(name);
  // Without rolled-back releases, and folders left by a killed update.
  const kept = names().filter((each) => each === name || !before || each <= before);
  const over = folders().filter((each) => !kept.slice(-keptReleases).includes(each));
  for (const each of over) rmSync(join(releases, each), { recursive: true });
  for (const each of withdrawals()) if (each.left.length > 0) erase(each);
}

function rollback(name = names().findLast((each) => each < (currentName() ?? ""))): void {
  if (!name || !names().includes(name)) {
    throw new Refusal(`expected one of ${names().join(", ")}, found ${name ?? "none before"}`);
  }
  switchTo(name);
}

function report({ pair, files, origin, deleted, left }: Withdrawal): void {
  console.info(
    [
      `${pair}: ${deleted.length} files and folders deleted. Record: ${withdrawnFile}`,
      left.length > 0
        ? `Not complete: ${left.join(", ")} still tells of the pair. Delete its files and its lines in content/gallery.yaml, then run: npm run build && npm run release update`
        : "Complete: every file was searched, and none holds or names the pictures.",
      "Purge these addresses in every cache and at every other host in front of this server:",
      ...files.map((file) => `  ${origin}/${file}`),
      "Delete it too from backups, from the history of the repository, from images of containers and from earlier deployments to other hosts. What a visitor's own browser keeps cannot be recalled.",
    ].join("\n"),
  );
}

function erase(withdrawal: Withdrawal): void {
  const { files } = withdrawal;
  const hashes = files.map((file) => file.replace(/^.*\/|\.\w+$/g, ""));
  const isPicture = (file: string) =>
    hashes.includes(hash("sha256", readFileSync(file)).slice(0, 16));
  const isNaming = (file: string) => {
    const text = /\.(?:js|json|html)$/.test(file) ? readFileSync(file, "utf8") : "";
    return hashes.some((each) => text.includes(each));
  };
  const remove = (path: string) => {
    for (const each of [path, `${path}.br`, `${path}.gz`]) {
      if (!existsSync(each)) continue;
      rmSync(each, { recursive: true });
      withdrawal.deleted.push(relative(project, each));
    }
  };
  const served = currentName();
  withdrawal.left = [];
  for (const name of folders()) {
    const isShown = name === served && shows(join(releases, name), files);
    for (const file of filesIn(join(releases, name, "client"))) {
      // A compressed file is deleted with its original.
      if (!existsSync(file)) continue;
      if (isPicture(file) || (!isShown && isNaming(file))) remove(file);
      else if (isNaming(file)) withdrawal.left.push(relative(project, file));
    }
  }
  // The next build recreates these folders.
  const builds = readdirSync(project).filter((name) => /^build(?:$|-)/.test(name));
  const made = [...builds, ".cache"].map((name) => join(project, name));
  for (const folder of made) if (filesIn(folder).some(isPicture)) remove(folder);
  const everywhere = [releases, ...made].flatMap(filesIn);
  withdrawal.left.push(...everywhere.filter(isPicture).map((file) => relative(project, file)));
  // The built-in server reloads when the file's time changes.
  if (served) utimesSync(join(current, "hosting/rules.json"), new Date(), new Date());
  const others = withdrawals().filter(({ withdrawnAt }) => withdrawnAt !== withdrawal.withdrawnAt);
  replace(withdrawnFile, (beside) =>
    writeFileSync(beside, `${JSON.stringify([...others, withdrawal], null, 2)}\n`),
  );
  report(withdrawal);
}

function withdraw(pair: string, release?: string): void {
  // Pairs can be renumbered, so all releases must agree.
  const found = (release ? [release] : names()).flatMap((name) => {
    const { origin, pairs } = picturesOf(join(releases, name));
    return pairs[pair] ? [{ name, origin, files: pairs[pair] }] : [];
  });
  const [first] = found;
  if (!first) throw new Refusal(`expected a pair of a release such as abscess/02, found ${pair}`);
  const { name, ...pictures } = first;
  const other = found.find(({ files }) => files.join() !== pictures.files.join());
  if (other) {
    throw new Refusal(
      `${pair} names other pictures in ${other.name} than in ${name}. Say in which: npm run release withdraw ${pair} ${other.name}`,
    );
  }
  erase({ pair, withdrawnAt: new Date().toISOString(), ...pictures, deleted: [], left: [] });
}

const [command, first, second] = process.argv.slice(2);
try {
  if (command === "update") update(resolve(first ?? "build"));
  else if (command === "rollback") rollback(first);
  else if (command === "withdraw" && first) withdraw(first, second);
  else throw new Refusal("expected update, rollback or withdraw; docs/deploying.md tells of them");
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
