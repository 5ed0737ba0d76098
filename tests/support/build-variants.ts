import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  builds,
  configuredSettings,
  plainPracticeSettings,
  practiceSettings,
} from "./addresses.ts";

/* `npm run build:variants`: builds the sample practice with vendors in both modes of analytics, and
   without optional features; and two new practices. */
const configured = { ...practiceSettings, ...configuredSettings };
const variants: Record<string, Record<string, string>> = {
  [builds.configuredSite]: configured,
  [builds.specifiedSite]: { ...configured, SITE_ANALYTICS_MODE: "specified" },
  [builds.plainPractice]: plainPracticeSettings,
};

for (const name of ["cardiology", "dentist"] as const) {
  const content = join(import.meta.dirname, "../../.cache", `practice-${name}`);
  rmSync(content, { recursive: true, force: true });
  const answers = join(import.meta.dirname, `../fixtures/answers/${name}.yaml`);
  spawnSync("node", ["scripts/new-practice.ts", content, "--answers", answers], {
    stdio: "inherit",
  });
  variants[builds[name]] = { CONTENT_FOLDER: content };
}

for (const [folder, settings] of Object.entries(variants)) {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: "inherit",
    env: { ...process.env, ...settings, SITE_BUILD_DIRECTORY: folder },
  });
  if (status !== 0) process.exit(1);
}
