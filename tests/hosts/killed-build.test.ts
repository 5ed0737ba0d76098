import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = join(import.meta.dirname, "../..");
const folder = temporaryFolder();
const work = join(root, ".cache/build", basename(folder));

it("a killed build leaves the former one as it is", async () => {
  writeFileSync(join(folder, "index.html"), "former");
  const build = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    env: { ...process.env, SITE_BUILD_DIRECTORY: folder },
    stdio: "ignore",
  });
  const exit = once(build, "exit");
  await expect.poll(() => existsSync(join(work, "renderer")), { timeout: 100_000 }).toBe(true);
  build.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
  expect(readdirSync(folder)).toEqual(["index.html"]);
  for (const each of [work, `${folder}-new`]) rmSync(each, { recursive: true, force: true });
}, 120_000);
