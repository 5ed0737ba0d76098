import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const root = join(import.meta.dirname, "..");
const project = temporaryFolder();
const parts = ["app", "content", "content-schema", "public", "scripts", "server"];
// Stands in for npm: says what was run, and leaves a build without a stamp as the build does.
const npm = `#!/bin/sh
echo "$@"
case "$*" in *build*) out="\${SITE_BUILD_DIRECTORY:-build}"; rm -rf "$out"; mkdir "$out";; esac
`;
beforeAll(() => {
  for (const folder of [...parts, "bin", "node_modules"]) mkdirSync(join(project, folder));
  const sources = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
  for (const file of [...sources, "scripts/setup.mjs", "server/rules.ts"]) {
    cpSync(join(root, file), join(project, file));
  }
  writeFileSync(join(project, "bin/npm"), npm);
  chmodSync(join(project, "bin/npm"), 0o755);
  // As after `npm ci`.
  writeFileSync(join(project, "node_modules/.package-lock.json"), "{}");
});

const run = (settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(project, "scripts/setup.mjs"), "build"], {
    encoding: "utf8",
    env: { ...settings, PATH: `${project}/bin:/usr/bin:/bin` },
  });
const setup = (settings?: Record<string, string>) => run(settings).stdout;
const built = "The sources have changed …\nrun --silent build\n";

it("npm start builds again for other sources or settings, and only then", () => {
  expect(setup()).toBe(built);
  expect(setup()).toBe("");
  appendFileSync(join(project, "server/rules.ts"), "// changed");
  expect(setup()).toBe(built);
  for (const part of parts) {
    appendFileSync(join(project, part, "more.ts"), "// new");
    expect(setup(), part).toBe(built);
  }
  expect(setup({ SITE_URL: "https://www.example.org" })).toBe(built);
  expect(setup({ SITE_URL: "https://www.example.org" })).toBe("");
  expect(setup()).toBe(built);
  // Outside the project.
  expect(setup({ CONTENT_FOLDER: join(root, "tests/fixtures/dermatologist") })).toBe(built);
  expect(setup()).toBe(built);
  // After `npm run build`, with whatever settings.
  rmSync(join(project, "build"), { recursive: true });
  mkdirSync(join(project, "build"));
  expect(setup()).toBe(built);
  expect(setup({ SITE_BUILD_DIRECTORY: "out" })).toBe(built);
  expect(existsSync(join(project, "out"))).toBe(true);
  expect(setup({ SITE_BUILD_DIRECTORY: "out" })).toBe("");
});

it("npm start builds again despite temporary files of editors", () => {
  symlinkSync("somebody@host.1234:1", join(project, "content/.#prices.yaml"));
  symlinkSync(".", join(project, "content/circle"));
  writeFileSync(join(project, "content/.prices.yaml.swp"), "");
  spawnSync("mkfifo", [join(project, "content/pipe")]);
  expect(setup()).toBe(built);
  expect(setup()).toBe("");
});

it.each(["no-such-folder", "package.json"])("npm start says that %s is no content", (name) => {
  const stderr = `CONTENT_FOLDER: expected a folder, found ${name}\n`;
  expect(run({ CONTENT_FOLDER: name })).toMatchObject({ status: 1, stdout: "", stderr });
});

it("npm start installs when the lock file is newer than what is installed", () => {
  appendFileSync(join(project, "package-lock.json"), "\n");
  expect(setup()).toMatch(/^Installing \d+ packages …\nci /);
});

it("npm start stops where that fails", () => {
  writeFileSync(join(project, "bin/npm"), "#!/bin/sh\nexit 1\n");
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining("failed") });
});
