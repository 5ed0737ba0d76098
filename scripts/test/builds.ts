import { spawnSync } from "node:child_process";
import {
  builds,
  configuredSettings,
  plainPracticeSettings,
  practiceSettings,
} from "../../tests/support/addresses.ts";

type TestBuild = { name: string; before?: string; settings: Record<string, string> };

const specified = { ...configuredSettings, SITE_ANALYTICS_MODE: "specified" };

/** What tests open beside `build/`, which is the practice's own content as it comes. */
export const testBuilds: readonly TestBuild[] = [
  {
    name: "with visitor statistics as specified",
    settings: { SITE_BUILD_DIRECTORY: builds.liveSpecified, ...specified },
  },
  {
    name: "of the sample practice",
    settings: { SITE_BUILD_DIRECTORY: builds.site, ...practiceSettings },
  },
  {
    name: "of the sample practice without the parts that it may do without",
    before: "node tests/support/plain-practice.ts",
    settings: { SITE_BUILD_DIRECTORY: builds.plainPractice, ...plainPracticeSettings },
  },
  {
    name: "of the sample practice with a booking vendor",
    settings: {
      SITE_BUILD_DIRECTORY: builds.configuredSite,
      ...practiceSettings,
      ...configuredSettings,
    },
  },
  {
    name: "of the sample practice with visitor statistics as specified",
    settings: { SITE_BUILD_DIRECTORY: builds.specifiedSite, ...practiceSettings, ...specified },
  },
];

if (import.meta.main) {
  for (const { name, before, settings } of testBuilds) {
    console.info(`— Build ${name}`);
    const command = [before, "npm run --silent build"].filter(Boolean).join(" && ");
    const { status } = spawnSync(command, {
      shell: true,
      stdio: "inherit",
      env: { ...process.env, ...settings },
    });
    if (status !== 0) process.exit(1);
  }
}
