import { existsSync } from "node:fs";

const chromium = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/chromium-browser"];
// The headless shell has no window frame, which takes as long to paint as a page.
const shell = "/usr/bin/chromium-headless-shell";

const found = (paths: readonly (string | undefined)[]): string => {
  const path = paths.find((each) => each && existsSync(each));
  if (!path) throw new Error("Chromium: expected it installed (npm test does), found none");
  return path;
};

/** The browser for most tests. */
export const quickBrowser = found([process.env["CHROMIUM_PATH"], shell, ...chromium]);

/** Full Chromium with its compositor, for measurements. */
export const fullBrowser = found(chromium);

/** For tests of the back/forward cache, which the shell lacks and Playwright disables. */
export const backForwardCacheOptions = {
  executablePath: fullBrowser,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
