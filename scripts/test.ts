import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAndBuild, testBuilds } from "./test/builds.ts";
import { readReport, type TestResult } from "./test/report.ts";

/*
 * Everything that must pass, in the order in which a fault is cheapest to find. `.ci/run` runs
 * exactly this through `npm test`. `npm run test:all` also runs what takes long and seldom fails.
 */

type Step = { name: string; command: string; settings?: Record<string, string>; all?: true };

const isAll = process.argv.includes("--all");
const reports = mkdtempSync(join(tmpdir(), "tests-"));

const vitest = (project: string) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json="$REPORT"`;

const steps: Step[] = [
  { name: "Types", command: "npm run --silent types" },
  { name: "Lint and format", command: "npm run --silent lint" },
  { name: "Unit tests", command: vitest("unit") },
  { name: "Build", command: checkAndBuild },
  {
    name: "Build again, the same byte by byte",
    command:
      "node scripts/build.ts && diff -rq build/client build-again/client && diff -rq build/hosting build-again/hosting",
    settings: { SITE_BUILD_DIRECTORY: "build-again" },
  },
  ...testBuilds.map((build) => ({ ...build, name: `Build ${build.name}` })),
  { name: "Built pages", command: vitest("build") },
  { name: "Content", command: "node scripts/check-site.ts --built" },
  { name: "Recipes of the guide, each alone", command: vitest("recipes"), all: true },
  { name: "Specification, built pages", command: vitest("specification") },
  {
    name: "Specification, in a browser",
    command: "playwright test --config playwright.specification.config.ts",
  },
  { name: "Server and nginx", command: vitest("hosts") },
  { name: "Browser tests", command: "playwright test" },
  { name: "Three engines", command: vitest("engines") },
  {
    name: "Heard",
    command: `node tests/heard/run.ts --reporter=default --reporter=json --outputFile.json="$REPORT"`,
  },
  {
    name: "Screenshots",
    command: "playwright test --config playwright.screenshots.config.ts",
  },
];

type Result = { name: string; passed: boolean; seconds: number; tests: TestResult[] };

function run({ name, command, settings }: Step): Result {
  console.info(`\n— ${name}: ${command}`);
  const report = join(reports, `${name}.json`);
  const start = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: "inherit",
    env: {
      ...process.env,
      ...settings,
      REPORT: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(isAll ? { TEST_ALL: "1" } : {}),
    },
  });
  const seconds = (performance.now() - start) / 1000;
  return { name, passed: status === 0, seconds, tests: readReport(report) };
}

const results: Result[] = [];
const chosen = steps.filter(({ all }) => isAll || !all);
for (const step of chosen) {
  const result = run(step);
  results.push(result);
  // What comes after a failed build would test the old one.
  if (!result.passed && step.name.startsWith("Build")) break;
}

const all = results.flatMap(({ tests }) => tests);
const slowest = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
console.info("\nThe slowest ten");
for (const { name, seconds } of slowest) console.info(`  ${seconds.toFixed(0)} s  ${name}`);

console.info("\nSummary");
for (const { name, passed, seconds } of results) {
  console.info(`  ${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(0)} s)`);
}
for (const { name, outcome, error } of all.filter((test) => test.outcome !== "passed")) {
  console.info(`\n${outcome}: ${name}\n      ${error}`);
}
const passed = results.filter((result) => result.passed).length;
console.info(`\n${passed} passed, ${chosen.length - passed} failed`);
process.exitCode = passed === chosen.length ? 0 : 1;
