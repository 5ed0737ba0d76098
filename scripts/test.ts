import { spawnSync } from "node:child_process";
import { builds, configuredSettings } from "../tests/support/addresses.ts";

/*
 * Everything that must pass, in the order in which a fault is cheapest to find. `.ci/run` runs
 * exactly this through `npm test`.
 */

type Step = { name: string; command: string; settings?: Record<string, string> };

const steps: Step[] = [
  { name: "Types", command: "npm run --silent types" },
  { name: "Lint and format", command: "npm run --silent lint" },
  { name: "Unit tests", command: "vitest run --project unit" },
  { name: "Build", command: "npm run --silent build" },
  {
    name: "Build with a booking vendor",
    command: "npm run --silent build",
    settings: { SITE_BUILD_DIRECTORY: builds.configuredSite, ...configuredSettings },
  },
  {
    name: "Build again, the same byte by byte",
    command:
      "npm run --silent build && diff -r build/client build-again/client && diff -r build/hosting build-again/hosting",
    settings: { SITE_BUILD_DIRECTORY: "build-again" },
  },
  {
    name: "Build with visitor statistics as specified",
    command: "npm run --silent build",
    settings: {
      SITE_BUILD_DIRECTORY: builds.specifiedSite,
      ...configuredSettings,
      SITE_ANALYTICS_MODE: "specified",
    },
  },
  { name: "Built pages", command: "vitest run --project build" },
  { name: "Server and nginx", command: "vitest run --project hosts" },
  { name: "Browser tests", command: "playwright test" },
  { name: "Three engines", command: "vitest run --project engines" },
  {
    name: "Screenshots",
    command: "playwright test --config playwright.screenshots.config.ts",
  },
];

const results: { name: string; passed: boolean; seconds: number }[] = [];
for (const { name, command, settings } of steps) {
  console.info(`\n— ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: "inherit",
    env: { ...process.env, ...settings },
  });
  const passed = status === 0;
  results.push({ name, passed, seconds: (performance.now() - start) / 1000 });
  // What comes after a failed build would test the old one.
  if (!passed && name.startsWith("Build")) break;
}

console.info("\nSummary");
for (const { name, passed, seconds } of results) {
  console.info(`  ${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(0)} s)`);
}
const failed = results.filter(({ passed }) => !passed).length + steps.length - results.length;
console.info(
  `\n${results.length - results.filter(({ passed }) => !passed).length} passed, ${failed} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
