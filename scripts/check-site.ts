import { spawnSync } from "node:child_process";

/*
 * `npm run check:content`: checks the practice's content on the built pages. It has no value of the
 * practice, so no valid edit fails it. CONTENT_FOLDER sets the content folder, SITE_BUILD_DIRECTORY
 * the build; `--built` uses an existing build.
 */
const steps = [
  { name: "Records, texts and their links", command: "node scripts/check-content.ts" },
  ...(process.argv.includes("--built")
    ? []
    : [{ name: "Build", command: "node scripts/build.ts" }]),
  {
    name: "Links, facts, notices, reading level, titles and structured data of every page",
    command: "vitest run --project content tests/content --reporter=dot",
  },
  {
    name: "Accessibility and width of every page in a browser",
    command: "playwright test --config playwright.content.config.ts",
  },
];

const start = performance.now();
let failed = 0;
for (const { name, command } of steps) {
  console.info(`\n— ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status === 0) continue;
  failed += 1;
  // Later steps need valid records and a build.
  if (command.startsWith("node")) break;
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.info(
  failed === 0
    ? `\nThe content is sound (${seconds} s).`
    : `\nThe content needs repair: see the lines above (${seconds} s).`,
);
process.exitCode = failed === 0 ? 0 : 1;
