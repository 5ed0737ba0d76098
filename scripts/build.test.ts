import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "site-build-"));
mkdirSync(join(folder, "client"));
writeFileSync(join(folder, "client/index.html"), "former");
afterAll(() => rmSync(folder, { recursive: true }));

/** Kills a build in the middle; returns the folder that it worked in. */
async function killedBuild(): Promise<string> {
  const build = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    env: { ...process.env, SITE_BUILD_DIRECTORY: folder },
    stdio: "ignore",
  });
  const exit = once(build, "exit");
  const work = join(root, `.cache/build-${build.pid}`);
  await expect.poll(() => existsSync(work), { timeout: 100_000 }).toBe(true);
  await setTimeout(200);
  build.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
  return work;
}
const isUntouched = () =>
  readdirSync(folder, { recursive: true }).sort().join() === "client,client/index.html";

it("a killed build leaves the former one as it is, and the next one tidies up after it", async () => {
  const first = await killedBuild();
  expect(isUntouched()).toBe(true);
  const second = await killedBuild();
  expect(isUntouched()).toBe(true);
  expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
  rmSync(second, { recursive: true });
}, 240_000);
