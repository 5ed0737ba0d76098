import { spawnSync } from "node:child_process";
import {
  builds,
  configuredSettings,
  plainPracticeSettings,
  practiceSettings,
} from "./addresses.ts";

/* `npm run build:variants`: builds the sample practice with vendors in both modes of analytics, and
   without optional features. */
const configured = { ...practiceSettings, ...configuredSettings };
const variants: Record<string, Record<string, string>> = {
  [builds.configuredSite]: configured,
  [builds.specifiedSite]: { ...configured, SITE_ANALYTICS_MODE: "specified" },
  [builds.plainPractice]: plainPracticeSettings,
};

for (const [folder, settings] of Object.entries(variants)) {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: "inherit",
    env: { ...process.env, ...settings, SITE_BUILD_DIRECTORY: folder },
  });
  if (status !== 0) process.exit(1);
}
