import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const run = (settings: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "check-launch.ts")], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });

it("lists open tasks by person, and exits with an error status", () => {
  const { status, stdout, stderr } = run({ SITE_URL: "https://www.example.com" });
  expect([status, stderr]).toEqual([1, ""]);
  expect(stdout).toContain(
    "SITE_URL  site.url: “https://www.example.com” (still reads like a sample)",
  );
  const [, all] =
    /^Not ready: (\d+) things to do before this site goes live\.\n/.exec(stdout) ?? [];
  const groups = [...stdout.matchAll(/^\S.* \((\d+)\)$/gm)].map(([, own]) => Number(own));
  expect(groups.reduce((sum, own) => sum + own, 0)).toBe(Number(all));
});
