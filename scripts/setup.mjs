/*
 * Starts every script of package.json: `setup.mjs editor -- node editor/edit.ts` installs
 * what is missing, then runs the command. It needs only the machine's Node.js; the command runs with the
 * project's own, the package `node`.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const args = process.argv.slice(2);
const separator = args.indexOf("--");
const tasks = separator < 0 ? args : args.slice(0, separator);
const [command, ...options] = separator < 0 ? [] : args.slice(separator + 1);

/** Debian packages that `npm test` needs, with their commands. */
const chromiumPackages = {
  chromium: ["/usr/bin/chromium"],
  "chromium-headless-shell": ["/usr/bin/chromium-headless-shell"],
};

/** Debian packages that `npm run test:all` needs. */
const browserPackages = {
  ...chromiumPackages,
  "firefox-esr": ["/usr/bin/firefox-esr"],
  "webkit2gtk-driver": ["/usr/bin/WebKitWebDriver"],
  xvfb: ["/usr/bin/xvfb-run"],
  xauth: ["/usr/bin/xauth"],
  orca: ["/usr/bin/orca"],
  "at-spi2-core": ["/usr/libexec/at-spi2-registryd", "/usr/lib/at-spi2-core/at-spi2-registryd"],
  "dbus-daemon": ["/usr/bin/dbus-run-session"],
  openbox: ["/usr/bin/openbox"],
  xdotool: ["/usr/bin/xdotool"],
  "nginx-light": ["/usr/sbin/nginx"],
  "poppler-utils": ["/usr/bin/pdftotext"],
};

await main();

async function main() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) {
    fail(
      `Node.js 20 or newer is needed, this is ${process.version}. Install one: https://nodejs.org`,
    );
  }
  await install();
  if (major < 24 && !existsSync(join(root, "node_modules/.bin/node"))) {
    fail(
      `This is Node.js ${process.version}, and the project's own is missing. Run: npm rebuild node`,
    );
  }
  await writeContentModules();
  if (tasks.includes("editor")) await install("editor");
  if (tasks.includes("build")) await build();
  if (tasks.includes("chromium")) await installDebian(chromiumPackages);
  if (tasks.includes("browsers")) await installDebian(browserPackages);
  if (command) runScript(command, options);
}

/** Runs the script itself, with the options that follow its name on the command line. */
function runScript(command, options) {
  process.env.PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = command.includes(" ")
    ? spawn([command, ...options].join(" "), { shell: true, stdio: "inherit" })
    : spawn(command, options, { stdio: "inherit" });
  // A terminal interrupts the whole group; only another process's request is passed on.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("close", (status) => process.exit(status ?? 1));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a step of the preparation, and stops if it fails. */
async function run(label, command, parameters) {
  console.info(`${label} …`);
  const child = spawn(command, parameters, { cwd: root, stdio: "inherit" });
  const status = await new Promise((done) => child.on("error", done).on("close", done));
  if (status !== 0) fail(`${label}: failed; the reason stands above.`);
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Installs packages; those of a folder of its own without their scripts. */
async function install(folder = "") {
  const packages = join(root, folder, "node_modules");
  const lock = join(root, folder, "package-lock.json");
  // Linked packages are installed in their own folder.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // Skip if the last `npm ci` is newer than the lock file.
  if (changedAt(join(packages, ".package-lock.json")) > changedAt(lock)) return;
  const { packages: names } = JSON.parse(readFileSync(lock, "utf8"));
  const count = Object.keys(names).length - 1;
  const inFolder = folder ? ["--ignore-scripts", "--prefix", folder] : [];
  const of = folder ? ` of ${folder}/` : "";
  const npmArgs = ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...inFolder];
  await run(`Installing ${count} packages${of}`, "npm", npmArgs);
}

/** Writes the modules that the code imports as `#content/…` and `#words/…`, with their types. */
async function writeContentModules() {
  const script = "scripts/content-modules.ts";
  const words = "tests/fixtures/dermatologist/words";
  const names = existsSync(join(root, words)) ? readdirSync(join(root, words)) : [];
  // A renamed file has its former time, but changes its folder's.
  const changed = [script, words, ...names.map((name) => join(words, name))].map((file) =>
    changedAt(join(root, file)),
  );
  if (Math.max(...changed) <= changedAt(join(root, ".cache/content/.written"))) return;
  const node = join(root, "node_modules/.bin/node");
  await run("Preparing the content", existsSync(node) ? node : process.execPath, [script]);
  writeFileSync(join(root, ".cache/content/.written"), "");
}

/** Empty for what is no file or cannot be read, such as an editor's lock. */
function readIfFile(path) {
  try {
    return statSync(path).isFile() ? readFileSync(path) : "";
  } catch {
    return "";
  }
}

/** Returns a digest of the settings and of every file that a build reads. */
function digestSources(content) {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("SITE_"));
  const parts = ["app", content, "content-schema", "public", "scripts", "server"];
  const sources = parts.flatMap((part) =>
    readdirSync(resolve(root, part), { recursive: true }).map((name) => join(part, name)),
  );
  const configs = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
  const hash = createHash("sha256").update(settings.sort().join());
  for (const file of [...sources.sort(), ...configs]) {
    hash.update(file).update(readIfFile(resolve(root, file)));
  }
  return hash.digest("hex");
}

/** Builds the site if its sources have changed since the last build here. */
async function build() {
  const stamp = resolve(root, process.env.SITE_BUILD_DIRECTORY || "build", ".sources");
  const content = process.env.CONTENT_FOLDER || "content";
  if (!statSync(resolve(root, content), { throwIfNoEntry: false })?.isDirectory()) {
    fail(`CONTENT_FOLDER: expected a folder, found ${content}`);
  }
  const digest = digestSources(content);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  await run("The sources have changed", "npm", ["run", "--silent", "build"]);
  writeFileSync(stamp, digest);
}

async function installDebian(packages) {
  const missing = Object.entries(packages)
    .filter(([, commands]) => !commands.some((path) => existsSync(path)))
    .map(([name]) => name);
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!canInstall) {
    fail(`The tests need ${missing.join(", ")}. Debian: apt-get install ${missing.join(" ")}`);
  }
  const quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  await run("Reading Debian's package lists", "apt-get", ["update", ...quiet]);
  const aptArgs = ["install", "-y", "--no-install-recommends", ...quiet, ...missing];
  await run(`Installing ${missing.join(", ")} for the tests`, "apt-get", aptArgs);
}
