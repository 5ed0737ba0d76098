import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const check = (settings: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "check-content.ts")], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });

it("sound content passes, an empty variable changes nothing, and overdue reviews are named", () => {
  const { status, stdout, stderr } = check({ SITE_TODAY: "2031-01-01", SITE_BOOKING_URL: "" });
  expect([status, stdout]).toEqual([0, ""]);
  for (const line of stderr.trimEnd().split("\n")) {
    expect(line).toMatch(
      /^tests\/fixtures\/dermatologist\/services\/[\w-]+\.mdx: review\.nextReview: the medical review has been overdue since \d{4}-\d\d-\d\d$/,
    );
  }
});

it("stops at a malformed variable with one line that names it", () => {
  const { status, stderr } = check({ SITE_ASSET_HOST: "cdn" });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^SITE_ASSET_HOST: site\.assetHost: expected an https origin .*, found "cdn"\n$/,
  );
});
