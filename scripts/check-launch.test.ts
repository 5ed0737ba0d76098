import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { medicalPages, practice } from "#content";

/** Always on the list, however far the content has come. */
const example = { SITE_URL: "https://www.example.com" };
const root = join(import.meta.dirname, "..");
// Inside the project, so that the copy finds the packages.
const copy = join(root, ".cache/launch-test");

const run = (folder: string, parameters: string[] = [], settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(folder, "scripts/check-launch.ts"), ...parameters], {
    cwd: folder,
    // The copy has content of its own.
    env: {
      ...process.env,
      SITE_TODAY: "2026-11-21",
      ...(folder === copy ? { CONTENT_FOLDER: "" } : {}),
      ...settings,
    },
    encoding: "utf8",
  });
const count = (settings: Record<string, string>) =>
  (JSON.parse(run(root, ["--json"], settings).stdout) as { count: number }).count;

function rewrite(path: string, ...changes: [RegExp, string][]): void {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    changes.reduce((now, [from, to]) => now.replaceAll(from, to), text),
  );
}

/** Does to a copy of the content what the list asks for, as somebody would with an editor. */
function finishCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of ["app", "content", "content-schema", "scripts"]) {
    const filter = (path: string) => !/\.(?:png|woff2|tsx|css)$/.test(path);
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter });
  }
  rewrite(
    "content/practice.yaml",
    [/^(\s+privacyNotice:) ""/gm, "$1 /privacy-practices.pdf"],
    [/sample/gi, "Real"],
    [/\+1(\d{3})55501/g, "+1$155512"],
    [/20A 00000/g, "20A 12345"],
    [/https:\/\/www\.example\.com/g, "https://www.practice.test"],
    [/\/Reals\/[a-z-]+\.html/g, "https://vendor.test/practice"],
    [/(instagram|youtube)\.com\//g, "$1.com/practice"],
    [/reviewedBy: null/g, 'reviewedBy: { name: "Counsel", date: "2026-11-21" }'],
  );
  rewrite(
    "content/offices.yaml",
    [/sample/gi, "Real"],
    [/\+1(\d{3})55501/g, "+1$155512"],
    [/000 (S|Beach)/g, "120 $1"],
    [/q=Be/g, "q=120+Be"],
    [/destination=Be/g, "destination=120+Be"],
  );
  for (const name of ["press", "credentials"]) {
    rewrite(`content/${name}.yaml`, [/sample/gi, "Real"]);
  }
  // What is true as it came.
  const confirmed = [
    ...["provider.fictitiousNamePermit", "provider.certification.specialty", "medicare"],
    ...["rating.value", "rating.count", "rating.asOf", "hipaa.coveredEntity", "builder.url"],
    ...["answers.firstVisitPrice", "insurance.accepted", "languages[0]", "languages[1]"],
    ...["personAnswers", "chaperone", "replyTime", "writtenPrice", "pastVersions"].map(
      (name) => `promises.${name}`,
    ),
  ].map(
    (field) => `  - { file: practice.yaml, field: "${field}", by: Counsel, on: "2026-11-21" }\n`,
  );
  rewrite("content/confirmed.yaml", [/^confirmed: \[\]\n/gm, `confirmed:\n${confirmed.join("")}`]);
  rewrite(
    "content/testimonials.yaml",
    [/sample: true/g, "sample: false"],
    [/Sample Patient/g, "Patient"],
    [/\(?Sample text[.:,]?\)?/gi, "A note"],
    [/permission: null/g, 'permission: "Folder 3"'],
  );
  rewrite("content/gallery.yaml", [
    /sample: true\n(\s*)consent: null/g,
    'sample: false\n$1consent: { id: "C-7", date: "2026-11-01", scope: "website", revoked: false }',
  ]);
  for (const name of readdirSync(join(copy, "content/services"))) {
    rewrite(
      `content/services/${name}`,
      [/sample: true/g, "sample: false"],
      [/Sample editorial team/g, "Jo Writer"],
      [/year: 2026/g, 'year: 2026\n    accessed: "2026-11-21"'],
    );
  }
  for (const name of ["about", "provider"]) {
    rewrite(`content/pages/${name}.mdx`, [/^---\nsample: true\n---\n/g, ""], [/sample/gi, "real"]);
  }
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("npm run check:launch", { timeout: 60_000 }, () => {
  it("lists what is left by group, and says not ready by its exit status", () => {
    const { status, stdout, stderr } = run(root, [], example);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toMatch(/^Not ready: \d+ things to do before this site goes live\.\n/);
    expect(stdout).toContain("SITE_URL  site.url: “https://www.example.com”");
    const groups = [...stdout.matchAll(/^\S.* \((\d+)\)$/gm)].map(([, own]) => Number(own));
    expect(groups.reduce((sum, own) => sum + own, 0)).toBe(count(example));
  });

  it("takes the settings of the deployment into account", () => {
    const all = count(example);
    expect(count({ SITE_URL: "https://www.practice.test" })).toBe(all - 1);
    expect(count({ ...example, SITE_TODAY: "2031-01-01" })).toBeGreaterThanOrEqual(
      all + medicalPages.length,
    );
    const asks = count({ ...example, SITE_ANALYTICS_MODE: "consent" });
    const records = count({ ...example, SITE_ANALYTICS_MODE: "specified" });
    expect(records - asks).toBe(practice.analytics.reviewedBy ? 0 : 1);
  });

  it("says in one line when the content cannot be read", () => {
    const { status, stderr } = run(root, [], { SITE_URL: "practice.test" });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^SITE_URL: expected an https origin .*, found "practice\.test"\n$/);
  });

  it("is ready when everything in a copy has been done, and passes a pipeline", () => {
    finishCopy();
    const done = run(copy);
    expect(done.stderr).toBe("");
    expect(done.stdout).toBe("Ready: nothing stands between this copy and going live.\n");
    expect(done.status).toBe(0);
    expect(JSON.parse(run(copy, ["--json"]).stdout)).toEqual({
      ready: true,
      count: 0,
      groups: [],
      unsure: [],
    });
  });
});
