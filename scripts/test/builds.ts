import { spawnSync } from "node:child_process";
import {
  builds,
  configuredSettings,
  plainPracticeSettings,
  practiceSettings,
} from "../../tests/support/addresses.ts";

type TestBuild = { name: string; command: string; settings: Record<string, string> };

const build = "node scripts/build.ts";
/** `npm run build` without its setup. */
export const checkAndBuild = `node scripts/check-content.ts && ${build}`;

const specified = { ...configuredSettings, SITE_ANALYTICS_MODE: "specified" };

/** Builds for tests besides `build/`, which has the live content. */
export const testBuilds = [
  {
    name: "Build with visitor statistics as specified",
    command: build,
    settings: { SITE_BUILD_DIRECTORY: builds.liveSpecified, ...specified },
  },
  {
    name: "Build of the sample practice",
    command: checkAndBuild,
    settings: { SITE_BUILD_DIRECTORY: builds.site, ...practiceSettings },
  },
  {
    name: "Build of the sample practice without the parts that it may do without",
    command: `node tests/support/plain-practice.ts && ${checkAndBuild}`,
    settings: { SITE_BUILD_DIRECTORY: builds.plainPractice, ...plainPracticeSettings },
  },
  {
    name: "Build of the sample practice with a booking vendor",
    command: build,
    settings: {
      SITE_BUILD_DIRECTORY: builds.configuredSite,
      ...practiceSettings,
      ...configuredSettings,
    },
  },
  {
    name: "Build of the sample practice with visitor statistics as specified",
    command: build,
    settings: { SITE_BUILD_DIRECTORY: builds.specifiedSite, ...practiceSettings, ...specified },
  },
] as const satisfies readonly TestBuild[];

if (import.meta.main) {
  for (const { name, command, settings } of testBuilds) {
    console.info(`— ${name}`);
    const { status } = spawnSync(command, {
      shell: true,
      stdio: "inherit",
      env: { ...process.env, ...settings },
    });
    if (status !== 0) process.exit(1);
  }
}
