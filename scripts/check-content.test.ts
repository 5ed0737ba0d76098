import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { checkContent } from "./check-content/check.ts";

it("sound content passes, an empty variable changes nothing, and overdue reviews are named", async () => {
  vi.stubEnv("SITE_TODAY", "2031-01-01");
  vi.stubEnv("SITE_BOOKING_URL", "");
  const { errors, warnings } = await checkContent();
  expect(errors).toEqual([]);
  expect(warnings.length).toBeGreaterThan(1);
  for (const line of warnings) {
    expect(line).toMatch(
      /^content\/services\/[\w-]+\.mdx: review\.nextReview: the medical review has been overdue since \d{4}-\d\d-\d\d$/,
    );
  }
});

it("stops at a malformed variable with one line that names it", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "check-content.ts")],
    { env: { ...process.env, SITE_ASSET_HOST: "cdn" }, encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^SITE_ASSET_HOST: site\.assetHost: expected an https origin .*, found "cdn"\n$/,
  );
});
