import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
// Inside the project, so that the copy finds the packages.
const copy = join(root, ".cache/check-content-test");

/** The content of the sample practice, which no edit of the own one changes. */
const sample = "tests/fixtures/dermatologist";

const check = (settings: Record<string, string>, folder = root, content = sample) =>
  spawnSync(process.execPath, [join(folder, "scripts/check-content.ts")], {
    env: { ...process.env, CONTENT_FOLDER: join(folder, content), ...settings },
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
      /^content\/services\/acne\.mdx: review\.nextReview: the medical review has been overdue since \d{4}-\d\d-\d\d$/m,
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

describe("a slip of an editor in a record", { timeout: 60_000 }, () => {
  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true });
    const filter = (path: string) => !/\.(?:png|woff2|tsx|css)$/.test(path);
    for (const folder of ["app", "content-schema", "scripts"]) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true, filter });
    }
    cpSync(join(root, sample), join(copy, "content"), { recursive: true, filter });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each([
    [
      "prices.yaml",
      "telehealth: 120.5",
      "telehealth: 120,5",
      'content/prices.yaml: telehealth: expected a price in dollars such as 39.95, found "120,5"; write 120.5',
    ],
    [
      "offices.yaml",
      'phone: "+15125550100"',
      "phone: +15125550100",
      'content/offices.yaml: offices[0].phone: expected a US phone number such as +13105550100, found 15125550100; write "+15125550100"',
    ],
    [
      "press.yaml",
      "  - The Sample Observer",
      "\t- The Sample Observer",
      "content/press.yaml, line 3: expected spaces at the beginning of the line, found a tab; write two spaces in place of each tab",
    ],
    [
      "words/common.yaml",
      "book: Book Online",
      "book:",
      /^content\/words\/common\.yaml, line \d+: expected a value after book: .*, found nothing$/,
    ],
    [
      "pages.yaml",
      'heading: "What we treat"',
      "heading: *What* we treat",
      /^content\/pages\.yaml, line \d+: expected words that begin with a sign.*; write heading: "\*What\* we treat"$/,
    ],
    [
      "confirmed.yaml",
      "confirmed: []",
      'confirmed:\n  - { file: practice.yaml, field: site.ulr, by: Jo, on: "2026-12-01" }',
      /^content\/confirmed\.yaml, line \d+: expected a field of practice\.yaml that is still a sample, found "site\.ulr"; did you mean "site\.url"\?$/,
    ],
  ])("%s is told in one line: %s", (name, from, to, line) => {
    const file = join(copy, "content", name);
    const sound = readFileSync(file, "utf8");
    expect(sound).toContain(from);
    writeFileSync(file, sound.replace(from, to));
    const { status, stderr } = check({}, copy, "content");
    writeFileSync(file, sound);
    expect(status).toBe(1);
    expect(stderr.trimEnd().split("\n")).toEqual([
      typeof line === "string" ? line : expect.stringMatching(line),
    ]);
  });
});
