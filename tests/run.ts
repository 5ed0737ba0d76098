import { spawn } from "node:child_process";
import { once } from "node:events";

/* Runs the steps of the tests in order, up to the first that fails: `npm test` what each change must
   pass, `npm run test:all` everything, `npm test -- NAME…` those named, such as `npm test -- screen-reader`. */

const quick = {
  sites: "node tests/support/build-sites.ts",
  types: "npm run --silent types",
  lint: "npm run --silent lint",
  files: "vitest run --project unit --project build --project content",
  browser: "playwright test",
};

const slow = {
  servers: "vitest run --project variants --project hosts --project engines",
  pages: "playwright test --config playwright.content.config.ts",
  rebuild:
    "again=$(mktemp -d -p /dev/shm) && SITE_BUILD_DIRECTORY=$again/build node scripts/build.ts && diff -rq build/client $again/build/client && diff -rq build/hosting $again/build/hosting; status=$?; rm -r $again; exit $status",
  "screen-reader": "node tests/screen-reader/run.ts",
  editor: "node scripts/setup.mjs editor -- 'playwright test --config editor/playwright.config.ts'",
};

const commands: Record<string, string> = {
  ...quick,
  ...slow,
  variants: "node tests/support/build-sites.ts variants",
  content:
    "npm run --silent build || exit; vitest run --project content tests/content --reporter=dot; files=$?; playwright test --config playwright.content.config.ts && exit $files",
  // The form's journeys on the newest release of its tool; afterwards, the locked one is back.
  "newest-decap":
    "npm install --no-save --loglevel=error --no-fund --prefix editor decap-cms@3 && playwright test --config editor/playwright.config.ts; status=$?; npm ci --loglevel=error --no-fund --prefix editor && exit $status",
  deploy: "npm ci --ignore-scripts --prefix deploy && npm --prefix deploy test",
  "accept-trees": "playwright test page-structure --update-snapshots",
  "accept-screen-reader": "node tests/screen-reader/run.ts --accept",
};

const requested = process.argv.slice(2);
const isAll = requested[0] === "all";
const names = isAll ? ["variants", ...Object.keys({ ...quick, ...slow })] : requested;
const env = isAll ? { ...process.env, TEST_ALL: "1" } : process.env;

/** Steps that run in parallel with the step before them, which does not use all cores. */
const parallelSteps = ["types", "lint"];
let running: Promise<number>[] = [];

async function run(name: string, command: string): Promise<number> {
  const start = performance.now();
  const [status] = await once(spawn(command, { shell: true, stdio: "inherit", env }), "exit");
  console.info(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  return status ?? 1;
}

async function waitForRunning(): Promise<void> {
  const failed = (await Promise.all(running)).find(Boolean);
  if (failed) process.exit(failed);
  running = [];
}

for (const name of names.length > 0 ? names : Object.keys(quick)) {
  const command = commands[name];
  if (!command) {
    console.error(`${name}: expected one of ${Object.keys(commands).join(", ")}`);
    process.exit(1);
  }
  if (!parallelSteps.includes(name)) await waitForRunning();
  running.push(run(name, command));
}
await waitForRunning();
