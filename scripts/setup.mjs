/*
 * Runs before every script of package.json, with the machine's Node.js and no dependencies, and
 * installs only what is missing. The scripts themselves run with the project's own Node.js, the
 * package `node`, which npm puts first on the PATH.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tasks = process.argv.slice(2);

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) stop(`Node.js 20 or newer is needed, this is ${process.version}.`);

/** Debian packages that the tests need, with their commands. */
const debian = {
  chromium: [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"],
  "chromium-headless-shell": [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"],
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
};

install();
expectOwnNode();
if (tasks.includes("editor")) install("editor");
if (tasks.includes("build")) build();
if (tasks.includes("browsers")) browsers();

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, parameters) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: "inherit" });
  return status === 0;
}

/** @param {string} path */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} folder a folder with its own packages, installed without their scripts */
function install(folder = "") {
  const packages = join(root, folder, "node_modules");
  const lock = join(root, folder, "package-lock.json");
  // Linked packages are installed in their own folder.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // Skip if the last `npm ci` is newer than the lock file.
  if (changedAt(join(packages, ".package-lock.json")) > changedAt(lock)) return;
  console.info("Installing what the lock file names …");
  // On an older Node.js, hide warnings about packages that run on the project's own.
  const quiet = major < 24 ? ["--loglevel=error"] : [];
  const apart = folder ? ["--ignore-scripts", "--prefix", folder] : [];
  if (!run("npm", ["ci", ...apart, ...quiet])) stop("The installation failed; npm says why above.");
}

function expectOwnNode() {
  const own = join(root, "node_modules/.bin/node");
  if (major >= 24 || existsSync(own)) return;
  stop(
    `This is Node.js ${process.version}, and the project's own is missing. Run: npm rebuild node`,
  );
}

function build() {
  const stamp = join(root, process.env.SITE_BUILD_DIRECTORY || "build", ".sources");
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("SITE_"));
  const content = process.env.CONTENT_FOLDER || "content";
  const parts = ["app", content, "content-schema", "public", "scripts", "server"];
  const sources = parts
    .flatMap((part) =>
      readdirSync(join(root, part), { recursive: true }).map((name) => join(part, name)),
    )
    .filter((path) => statSync(join(root, path)).isFile());
  const configs = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
  const hash = createHash("sha256").update(settings.sort().join());
  for (const file of [...sources.sort(), ...configs]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  const wanted = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!run("npm", ["run", "--silent", "build"])) stop("The build failed; the reason stands above.");
  writeFileSync(stamp, wanted);
}

function browsers() {
  const missing = Object.entries(debian)
    .filter(([, commands]) => !commands.some((path) => path && existsSync(path)))
    .map(([name]) => name);
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!canInstall) {
    stop(`The tests need ${missing.join(", ")}. Debian: apt-get install ${missing.join(" ")}`);
  }
  console.info(`Installing ${missing.join(", ")} for the tests …`);
  const quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  if (
    !run("apt-get", ["update", ...quiet]) ||
    !run("apt-get", ["install", "-y", "--no-install-recommends", ...quiet, ...missing])
  ) {
    stop("They could not be installed; apt-get says why above.");
  }
}
