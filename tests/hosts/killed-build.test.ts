import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = join(import.meta.dirname, "../..");
const folder = temporaryFolder();
const workOf = (pid: number | undefined) => join(root, `.cache/build.new-${pid}`);

it("a killed build leaves the former one as it is, and the next one tidies up after it", async () => {
  writeFileSync(join(folder, "index.html"), "former");
  const left = workOf(spawnSync(process.execPath, ["--version"]).pid);
  // Of a build that runs at the same time.
  const other = workOf(process.pid);
  // Copies that somebody keeps, named by a day or a number.
  const kept = [`${folder}-2026-11-01`, workOf(undefined)];
  for (const each of [left, other, ...kept]) mkdirSync(each, { recursive: true });
  const build = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    env: { ...process.env, SITE_BUILD_DIRECTORY: folder },
    stdio: "ignore",
  });
  const exit = once(build, "exit");
  await expect
    .poll(() => existsSync(join(workOf(build.pid), "renderer")), { timeout: 100_000 })
    .toBe(true);
  build.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
  expect(readdirSync(folder)).toEqual(["index.html"]);
  expect([left, other, ...kept].filter((each) => existsSync(each))).toEqual([other, ...kept]);
  for (const each of [other, ...kept, workOf(build.pid), `${folder}.new-${build.pid}`]) {
    rmSync(each, { recursive: true, force: true });
  }
}, 120_000);
