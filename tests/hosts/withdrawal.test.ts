import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { filesIn } from "../../server/files.ts";
import { siteLoader } from "../../server/site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = join(import.meta.dirname, "../..");
const pictures = ["before", "after"];
const nameOf = (picture: string) => `gallery-media/${hash("sha256", picture).slice(0, 16)}.avif`;
const files = pictures.map(nameOf);
const rules = {
  headers: [],
  secure: {},
  redirects: [],
  missing: [{ path: "/*", page: "/404.html" }],
};

let project = "";
beforeEach(() => {
  project = temporaryFolder(onTestFinished);
});

function write(name: string, content: unknown): void {
  const file = join(project, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
}

/** Creates a small build whose page and chunk have a name, with the pair or without it. */
function makeBuild(name: string, shown: readonly string[] = pictures): void {
  rmSync(join(project, "build"), { recursive: true, force: true });
  write("build/client/index.html", `<title>${name}</title>`);
  write("build/client/404.html", "");
  write(`build/client/assets/pairs-${name}.js`, shown.map(nameOf).join());
  for (const picture of shown) write(`build/client/${nameOf(picture)}`, picture);
  write("build/hosting/rules.json", rules);
  write("build/hosting/nginx-site.conf", "");
  const pairs = shown.length > 0 ? { "abscess/02": files } : {};
  write("build/hosting/pictures.json", { origin: "https://www.example.com", pairs });
}

/** Runs a release command, in which `fault` (`fail-at.mjs`) may happen. */
function release(parameters: readonly string[], fault: Record<string, string> = {}) {
  const preload = `--import=${join(import.meta.dirname, "fail-at.mjs")}`;
  const script = [preload, join(root, "deploy/release.ts"), ...parameters];
  const env = { ...process.env, SITE_RELOAD: "", SITE_BUILD_DIRECTORY: "", ...fault };
  return spawnSync(process.execPath, script, { cwd: project, encoding: "utf8", env });
}

// Without the link to one of the releases.
const allFiles = () => filesIn(project).filter((file) => !file.includes("/current/"));
const pictureFiles = () =>
  allFiles().filter((file) => pictures.includes(readFileSync(file, "utf8")));

type Withdrawal = { pair: string; files: string[]; deleted: string[]; left: string[] };
const records = (): Withdrawal[] => {
  const file = join(project, "releases/withdrawn.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
};

/** Commands that an operator may run next; whichever it is, it finishes what was begun. */
const commands = [["rollback"], ["update"], ["withdraw", "abscess/02"], ["withdraw", "none/01"]];

/** Makes two releases with the pair, and a cached picture. */
function makeReleases(): void {
  for (const name of ["first", "second"]) {
    makeBuild(name);
    release(["update"]);
  }
  write(".cache/encoded/one.avif", "before");
}

it("a withdrawal that is killed anywhere is recorded, and finished by the next command", () => {
  const start = project;
  makeReleases();
  let kills = 0;
  for (let at = 1, isKilled = true; isKilled; at++) {
    project = temporaryFolder(onTestFinished);
    cpSync(start, project, { recursive: true, verbatimSymlinks: true });
    const before = pictureFiles().length;
    expect(before).toBe(7);
    const site = siteLoader(join(project, "releases/current"));
    const served = () => files.filter((name) => site().files.has(`/${name}`));
    expect(served()).toEqual(files);
    isKilled = release(["withdraw", "abscess/02"], { KILL_AT: String(at) }).signal !== null;
    kills += Number(isKilled);
    if (records().length === 0) {
      expect(pictureFiles(), `call ${at}`).toHaveLength(before);
      release(["withdraw", "abscess/02"]);
    } else {
      expect(served(), `call ${at}`).toEqual([]);
      release(commands[at % commands.length] ?? []);
    }
    expect([pictureFiles(), served()], `call ${at}`).toEqual([[], []]);
    expect(records(), `call ${at}`).toHaveLength(1);
    const [{ deleted } = { deleted: [] }] = records();
    expect(deleted.filter((file) => file.endsWith(".avif"))).toHaveLength(4);
  }
  expect(kills).toBeGreaterThan(8);
  makeBuild("third");
  expect(release(["update"]).stderr).toContain("expected no picture of abscess/02");
  makeBuild("fourth", []);
  expect(release(["update"]).status).toBe(0);
  expect(records()).toEqual([expect.objectContaining({ pair: "abscess/02", files, left: [] })]);
  for (const file of allFiles().filter((each) => each.endsWith(".js"))) {
    expect(readFileSync(file, "utf8")).not.toContain(files[0]);
  }
}, 600_000);

it.each([
  ["releases/withdrawn.json", ["update"]],
  ["releases/current/hosting/replaced.json", ["update"]],
  ["releases/current/hosting/pictures.json", ["withdraw", "abscess/02"]],
])("a damaged %s is named, and changes nothing", (name, command) => {
  makeReleases();
  write(name, "[{");
  const before = allFiles();
  const { status, stderr } = release(command);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\S+\.json: expected JSON, found: .+\n$/);
  expect(allFiles()).toEqual(before);
});

it("a full disk leaves nothing half made, and is reported in a sentence", () => {
  makeBuild("first");
  release(["update"]);
  makeBuild("second");
  const before = allFiles();
  let full = 0;
  for (let at = 1; ; at++) {
    const { status, stderr } = release(["update"], { FULL_AT: String(at) });
    if (status === 0) break;
    full += 1;
    expect(stderr).toBe("The disk is full. Free some space, then run the command again.\n");
    const left = readdirSync(join(project, "releases"), { recursive: true, encoding: "utf8" });
    expect(left.filter((name) => /\.new$/.test(name))).toEqual([]);
    const home = join(project, "releases/current/client/index.html");
    expect(readFileSync(home, "utf8")).toContain("first");
  }
  expect(full).toBeGreaterThan(3);
  expect(before.every((file) => existsSync(file))).toBe(true);
});

// Only root may, on Linux.
const canMount = spawnSync("unshare", ["--mount", "true"]).status === 0;

it.runIf(canMount)("so is one that is full in earnest", () => {
  makeBuild("first");
  write("build/client/assets/large.js", "x".repeat(512 * 1024));
  mkdirSync(join(project, "releases"));
  const mount = 'mount -t tmpfs -o size=256k tmpfs releases && exec "$0" "$@"';
  const script = [process.execPath, join(root, "deploy/release.ts"), "update"];
  const command = ["--mount", "sh", "-c", mount, ...script];
  const { stderr } = spawnSync("unshare", command, { cwd: project, encoding: "utf8" });
  expect(stderr).toBe("The disk is full. Free some space, then run the command again.\n");
});

it("a chunk stays for 90 days from when it was replaced, however old it was then", () => {
  const hasChunk = (name: string) =>
    existsSync(join(project, `releases/current/client/assets/pairs-${name}.js`));
  // Days later, by the clock that the command reads.
  const update = (name: string, days: number) => {
    makeBuild(name);
    const clock = `const now = Date.now; Date.now = () => now() + ${days * 86_400_000};`;
    const options = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
    expect(release(["update"], { NODE_OPTIONS: options }).status).toBe(0);
  };
  update("first", 0);
  update("second", 100);
  expect(hasChunk("first")).toBe(true);
  update("third", 189);
  expect([hasChunk("first"), hasChunk("second")]).toEqual([true, true]);
  update("fourth", 191);
  expect([hasChunk("first"), hasChunk("second"), hasChunk("third")]).toEqual([false, true, true]);
});

it("one command at a time changes the releases", () => {
  makeBuild("first");
  expect(release(["update"]).status).toBe(0);
  const other = new DatabaseSync(join(project, "releases/lock.sqlite"));
  other.exec("BEGIN EXCLUSIVE");
  expect(release(["update"]).stderr).toContain("Another command changes the releases");
  other.close();
  expect(release(["update"]).status).toBe(0);
});
