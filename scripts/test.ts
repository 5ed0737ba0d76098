import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAndBuild, testBuilds } from "./test/builds.ts";
import { readReport, type TestResult } from "./test/report.ts";

/*
 * Runs everything that must pass; `.ci/run` runs exactly this as `npm test`. `npm run test:all`,
 * which CI runs every night, adds slow tests that rarely fail.
 */

type Step = {
  name: string;
  command: string;
  settings?: Record<string, string>;
  /** Only `npm run test:all` runs it. */
  all?: true;
  /** `npm test` runs it only if a file whose path matches has changed. */
  watches?: RegExp;
};
type Result = { step: Step; passed: boolean; seconds: number; tests: TestResult[] };

const isAll = process.argv.includes("--all");
const reports = mkdtempSync(join(tmpdir(), "tests-"));

const vitest = (project: string) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json="$REPORT"`;

const [liveSpecified, practice, ...variants] = testBuilds;

/**
 * Phases run in sequence, the lanes of a phase in parallel, and the steps of a lane in sequence:
 * many tests wait for a timer, which leaves a core to others. Steps that use the same ports share a
 * lane.
 */
const phases: readonly Step[][][] = [
  [
    [
      { name: "Types", command: "npm run --silent types" },
      { name: "Lint and format", command: "npm run --silent lint" },
      { name: "Unit tests", command: vitest("unit") },
    ],
    [{ name: "Build", command: checkAndBuild }, practice],
  ],
  [
    [
      {
        name: "Build again, the same byte by byte",
        command:
          "node scripts/build.ts && diff -rq build/client build-again/client && diff -rq build/hosting build-again/hosting",
        settings: { SITE_BUILD_DIRECTORY: "build-again" },
        watches: /^(?:app|content-schema|scripts|server|package-lock|vite\.config)/,
      },
      liveSpecified,
    ],
    variants,
  ],
  [
    [
      {
        name: "Specification, in a browser",
        command: "playwright test --config playwright.specification.config.ts",
      },
      { name: "Browser tests and screenshots", command: "playwright test" },
    ],
    [
      { name: "Built pages", command: vitest("build") },
      { name: "Specification, built pages", command: vitest("specification") },
      { name: "Content", command: "node scripts/check-site.ts --built" },
      { name: "Recipes of the guide, each alone", command: vitest("recipes"), all: true },
      {
        name: "Server and nginx",
        command: vitest("hosts"),
        watches: /^(?:server|deploy|scripts\/hosting|tests\/hosts|package-lock)/,
      },
      {
        name: "Three engines",
        command: vitest("engines"),
        watches: /^(?:app|tests\/engines|package-lock)/,
      },
      {
        name: "Heard",
        command: `node tests/heard/run.ts --reporter=default --reporter=json --outputFile.json="$REPORT"`,
        watches: /^(?:app|content-schema|tests\/(?:heard|fixtures)|package-lock)/,
      },
    ],
  ],
];

/** Returns files changed since a day before the last commit; `null` in a shallow clone. */
function recentChanges(): string[] | null {
  const git = (...parameters: string[]) =>
    spawnSync("git", parameters, { encoding: "utf8" }).stdout?.trim() ?? "";
  const dayBefore = Number(git("log", "-1", "--format=%ct")) - 86_400;
  const base = git("rev-list", "-1", `--before=${dayBefore}`, "HEAD");
  if (!base) return null;
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return `${git("diff", "--name-only", base)}\n${untracked}`.split("\n");
}

/** Runs a step, then prints its whole output, so that the output of two lanes does not mix. */
async function run(step: Step): Promise<Result> {
  console.info(`— ${step.name} …`);
  const report = join(reports, `${step.name}.json`);
  const start = performance.now();
  const output: Buffer[] = [];
  const child = spawn(step.command, {
    shell: true,
    env: {
      ...process.env,
      ...step.settings,
      REPORT: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(isAll ? { TEST_ALL: "1" } : {}),
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => output.push(data));
  }
  const status = await new Promise((done) => child.on("close", done));
  const seconds = (performance.now() - start) / 1000;
  console.info(`\n— ${step.name}: ${step.command}\n${Buffer.concat(output)}`);
  return { step, passed: status === 0, seconds, tests: readReport(report) };
}

const changes = recentChanges();
const hasChanged = (watched: RegExp) => !changes || changes.some((file) => watched.test(file));
const isChosen = ({ all, watches }: Step) => isAll || (!all && (!watches || hasChanged(watches)));
const results: Result[] = [];
for (const lanes of phases) {
  const runLane = async (steps: readonly Step[]) => {
    for (const step of steps.filter(isChosen)) results.push(await run(step));
  };
  await Promise.all(lanes.map(runLane));
  // Later steps would test the previous build.
  if (results.some(({ step, passed }) => !passed && step.name.startsWith("Build"))) break;
}

const all = results.flatMap(({ tests }) => tests);
const slowest = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
console.info("\nThe slowest ten");
for (const { name, seconds } of slowest) console.info(`  ${seconds.toFixed(0)} s  ${name}`);

console.info("\nSummary");
for (const { step, passed, seconds } of results) {
  console.info(`  ${passed ? "passed" : "FAILED"}  ${step.name} (${seconds.toFixed(0)} s)`);
}
for (const { name } of phases.flat(2).filter((step) => step.watches && !isChosen(step))) {
  console.info(`  not run ${name}: no file that it watches has changed for a day`);
}
for (const { name, outcome, error } of all.filter((test) => test.outcome !== "passed")) {
  console.info(`\n${outcome}: ${name}\n      ${error}`);
}
const passed = results.filter((result) => result.passed).length;
const chosen = phases.flat(2).filter(isChosen).length;
console.info(
  `\n${passed} passed, ${chosen - passed} failed, in ${Math.round(performance.now() / 60_000)} min`,
);
process.exitCode = passed === chosen ? 0 : 1;
