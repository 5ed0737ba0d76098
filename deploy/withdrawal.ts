import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { filesIn, readJson } from "../server/files.ts";
import { buildFolder } from "../server/site.ts";
import {
  currentName,
  projectFolder,
  releaseFolderNames,
  releaseNames,
  releasesFolder,
  reloadCommand,
  reloadServer,
  replaceAtomically,
  UserError,
  writeJson,
} from "./release-store.ts";

/** The built-in server reads it too, and serves no file that it names (`server/site.ts`). */
const withdrawnFile = join(releasesFolder, "withdrawn.json");
/** Included by the site's nginx rules, as `withdrawn*.conf`. */
const nginxRulesFile = join(releasesFolder, "withdrawn.conf");

type Pictures = { origin: string; pairs: Record<string, string[]> };
/** The record of a withdrawn consent, written before anything is deleted. */
type Withdrawal = {
  pair: string;
  withdrawnAt: string;
  origin: string;
  /** Each file's name is a prefix of its SHA-256 hash. */
  files: string[];
  deleted: string[];
  /** Files and folders that still contain or name the pictures; empty when the withdrawal is complete. */
  left: string[];
};

const picturesOf = (release: string) =>
  readJson<Pictures>(join(release, "hosting/pictures.json"), { origin: "", pairs: {} });
const withdrawals = () => readJson<Withdrawal[]>(withdrawnFile, []);

const includesAny = (folder: string, files: readonly string[]) =>
  Object.values(picturesOf(folder).pairs).some((pair) => pair.some((file) => files.includes(file)));

/** Throws a `UserError` if a build shows pictures whose consent is withdrawn. */
export function checkWithdrawn(build: string): void {
  const shown = withdrawals().find(({ files }) => includesAny(build, files));
  if (!shown) return;
  throw new UserError(
    `${build}: expected no picture of ${shown.pair}, whose consent was withdrawn on ${shown.withdrawnAt.slice(0, 10)}. Delete its files and its lines in content/gallery.yaml, then run: npm run build`,
  );
}

function report({ pair, files, origin, deleted, left }: Withdrawal): void {
  console.info(
    [
      `${pair}: ${deleted.length} files and folders deleted. Record: ${withdrawnFile}`,
      left.length > 0
        ? `Not complete: the pair is still named in ${left.join(", ")}. Delete its files and its lines in content/gallery.yaml, then run: npm run build && npm run release update`
        : "Complete: every file was searched, and none holds or names the pictures.",
      "Purge these addresses in every cache and at every other host in front of this server:",
      ...files.map((file) => `  ${origin}/${file}`),
      "Also delete them from backups, from the history of the repository, from images of containers and from earlier deployments to other hosts. A visitor's browser keeps a picture for an hour.",
    ].join("\n"),
  );
}

/** Returns build and cache folders outside `releases/`, which the next build recreates. */
function rebuildableFolders(): string[] {
  const builds = readdirSync(projectFolder).filter((name) => /^build(?:$|[-.])/.test(name));
  const names = [...builds, ".cache", buildFolder];
  const folders = new Set(names.map((name) => resolve(projectFolder, name)));
  return [...folders].filter((folder) => !folder.startsWith(releasesFolder));
}

/** Finds the copies to delete now, and the served files that name the pictures until the next update. */
function findCopies(files: readonly string[]): { deletable: string[]; afterUpdate: string[] } {
  const hashes = files.map((file) => file.replace(/^.*\/|\.\w+$/g, ""));
  const isPicture = (file: string) =>
    hashes.includes(hash("sha256", readFileSync(file)).slice(0, 16));
  const isNaming = (file: string) => {
    const text = /\.(?:js|json|html)$/.test(file) ? readFileSync(file, "utf8") : "";
    return hashes.some((each) => text.includes(each));
  };
  const served = currentName();
  const isShown = served !== undefined && includesAny(join(releasesFolder, served), files);
  const found = { deletable: [] as string[], afterUpdate: [] as string[] };
  for (const file of releaseFolderNames().flatMap((name) => filesIn(join(releasesFolder, name)))) {
    const [release, folder] = relative(releasesFolder, file).split(sep);
    const copies = [file, `${file}.br`, `${file}.gz`].filter((each) => existsSync(each));
    if (isPicture(file)) found.deletable.push(...copies);
    else if (folder !== "client" || !isNaming(file)) continue;
    else if (release === served && isShown) found.afterUpdate.push(file);
    else found.deletable.push(...copies);
  }
  const holdsPicture = (folder: string) => filesIn(folder).some(isPicture);
  found.deletable.push(...rebuildableFolders().filter(holdsPicture));
  return found;
}

/** Records a withdrawal, for the built-in server and for nginx. */
function writeRecord(withdrawal: Withdrawal): void {
  const others = withdrawals().filter((each) => each.withdrawnAt !== withdrawal.withdrawnAt);
  const records = [...others, withdrawal];
  writeJson(withdrawnFile, records);
  const refused = new Set(records.flatMap(({ files }) => files));
  const lines = [...refused].map((file) => `location = /${file} { return 404; }\n`);
  replaceAtomically(nginxRulesFile, (temporary) => writeFileSync(temporary, lines.join("")));
}

const pathsOf = ({ deletable, afterUpdate }: ReturnType<typeof findCopies>) =>
  [...deletable, ...afterUpdate].map((path) => relative(projectFolder, path));

/** Records what to delete, then deletes it. */
function deleteCopies(withdrawal: Withdrawal): void {
  const before = withdrawal.deleted.length;
  const found = findCopies(withdrawal.files);
  withdrawal.left = [...new Set([...withdrawal.left, ...pathsOf(found)])];
  writeRecord(withdrawal);
  reloadServer();
  for (const path of found.deletable) rmSync(path, { recursive: true, force: true });
  const gone = withdrawal.left.filter((path) => !existsSync(join(projectFolder, path)));
  withdrawal.deleted = [...new Set([...withdrawal.deleted, ...gone])];
  withdrawal.left = pathsOf(findCopies(withdrawal.files));
  writeRecord(withdrawal);
  if (withdrawal.deleted.length > before || withdrawal.left.length === 0) report(withdrawal);
  if (!reloadServer()) {
    throw new UserError(
      `"${reloadCommand}" failed. Reload the server, which may still send the pictures.`,
    );
  }
}

/** Finishes withdrawals that were interrupted, or whose pair was still shown. */
export function finishWithdrawals(): void {
  for (const each of withdrawals()) if (each.left.length > 0) deleteCopies(each);
}

/** Deletes a pair's pictures everywhere. `release` is needed if releases have different pairs of that number. */
export function withdraw(pair: string, release?: string): void {
  // Pairs can be renumbered, so all releases must agree.
  const found = (release ? [release] : releaseNames()).flatMap((name) => {
    const { origin, pairs } = picturesOf(join(releasesFolder, name));
    return pairs[pair] ? [{ name, origin, files: pairs[pair] }] : [];
  });
  const [first] = found;
  if (!first) throw new UserError(`expected a pair of a release such as abscess/02, found ${pair}`);
  const { name, ...pictures } = first;
  const other = found.find(({ files }) => files.join() !== pictures.files.join());
  if (other) {
    throw new UserError(
      `${pair} names other pictures in ${other.name} than in ${name}: another patient's, or the same encoded anew. Say in which, and run it for each release with this patient's: npm run release withdraw ${pair} ${other.name}`,
    );
  }
  const recorded = withdrawals().find(({ files }) => files.join() === pictures.files.join());
  const withdrawnAt = new Date().toISOString();
  deleteCopies(recorded ?? { pair, withdrawnAt, ...pictures, deleted: [], left: [] });
}
