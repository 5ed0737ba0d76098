import { existsSync } from "node:fs";

function find(name: string, ...paths: (string | undefined)[]): string {
  const found = paths.find((path) => path && existsSync(path));
  if (!found) throw new Error(`${name}: expected it installed (npm test does), found none`);
  return found;
}

const own = process.env["CHROMIUM_PATH"];

/** Full Chromium, as visitors have it. */
export const fullBrowser: string = find(
  "Chromium",
  own,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
);

/** The headless shell, in half the time. */
export const quickBrowser: string = find(
  "Chromium's headless shell",
  own,
  "/usr/bin/chromium-headless-shell",
);

/** For tests of the back/forward cache, which the shell lacks and Playwright disables. */
export const backForwardCacheOptions = {
  executablePath: fullBrowser,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
