import { spawnSync } from "node:child_process";

/*
 * `npm run check:content`: checks a practice's own content as it stands on the built pages. It knows
 * no value of the practice, so that no edit that is sound fails it. CONTENT_FOLDER names another
 * folder of content, SITE_BUILD_DIRECTORY another build; `--built` takes the build that is there.
 */
const steps = [
  { name: "Records, texts and their links", command: "node scripts/check-content.ts" },
  ...(process.argv.includes("--built")
    ? []
    : [{ name: "Build", command: "node scripts/build.ts" }]),
  {
    name: "Links, facts, notices, reading level, titles and structured data of every page",
    command: "vitest run --project content --reporter=dot",
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
  // Without sound records or a build there is nothing to look at.
  if (command.startsWith("node")) break;
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.info(
  failed === 0
    ? `\nThe content is sound (${seconds} s).`
    : `\nThe content needs repair: see the lines above (${seconds} s).`,
);
process.exitCode = failed === 0 ? 0 : 1;
