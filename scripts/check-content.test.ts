import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const check = (settings: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "check-content.ts")], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });

describe("the check of the content before a build", { timeout: 60_000 }, () => {
  it("is silent when all is well", () => {
    const { status, stderr, stdout } = check({});
    expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: "", stdout: "" });
  });

  it.each([
    [
      "SITE_URL",
      "www.example.com",
      'SITE_URL: expected an https origin without a path or final slash, such as https://www.example.com, found "www.example.com"',
    ],
    [
      "SITE_ASSET_HOST",
      "cdn",
      'SITE_ASSET_HOST: expected an https origin without a path or final slash, such as https://www.example.com, or nothing, found "cdn"',
    ],
    [
      "SITE_BOOKING_URL",
      "http://booking.example/a",
      'SITE_BOOKING_URL: expected an https address such as https://booking.example.com/practice, found "http://booking.example/a"',
    ],
    [
      "SITE_PHOTO_CONSULT_URL",
      "form",
      'SITE_PHOTO_CONSULT_URL: expected an https address such as https://booking.example.com/practice, found "form"',
    ],
    [
      "SITE_CONTACT_ENDPOINT",
      "post",
      'SITE_CONTACT_ENDPOINT: expected an https address such as https://www.example.com/page, or nothing, found "post"',
    ],
    [
      "SITE_ANALYTICS_TOKEN",
      "a b",
      'SITE_ANALYTICS_TOKEN: expected the project token (letters and digits), or nothing, found "a b"',
    ],
    [
      "SITE_ANALYTICS_HOST",
      "api",
      'SITE_ANALYTICS_HOST: expected an https origin without a path or final slash, such as https://www.example.com, found "api"',
    ],
    [
      "SITE_ANALYTICS_MODE",
      "all",
      'SITE_ANALYTICS_MODE: expected specified or consent, found "all"',
    ],
  ])("stops at a malformed %s with one line that names it", (variable, value, line) => {
    const { status, stderr } = check({ [variable]: value });
    expect(status).toBe(1);
    expect(stderr).toBe(`${line}\n`);
  });

  it("reports medical pages whose review is overdue, and goes on", () => {
    const { status, stderr } = check({ SITE_TODAY: "2031-01-01" });
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^content\/services\/anal-fissure\.mdx: review\.nextReview: the medical review has been overdue since \d{4}-\d\d-\d\d$/m,
    );
  });

  it("stops at a booking page on the site's own origin", () => {
    const { stderr } = check({
      SITE_URL: "https://a.example",
      SITE_BOOKING_URL: "https://a.example/book",
    });
    expect(stderr).toBe(
      'SITE_BOOKING_URL: expected an address on another origin than the site\'s, found "https://a.example/book"\n',
    );
  });
});
