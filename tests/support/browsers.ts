import { existsSync } from "node:fs";

const chromium = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/chromium-browser"];
// The same engine without a window's own frame, which takes as long to draw as a page.
const shell = "/usr/bin/chromium-headless-shell";

const found = (paths: readonly (string | undefined)[]): string => {
  const path = paths.find((each) => each && existsSync(each));
  if (!path) throw new Error("Chromium: expected it installed (npm test does), found none");
  return path;
};

/** The browser that most tests drive. */
export const quickBrowser = found([process.env["CHROMIUM_PATH"], shell, ...chromium]);

/** The whole browser, with its compositor: what is measured is measured in it. */
export const fullBrowser = found(chromium);

/**
 * For tests of the back/forward cache: the shell has none, and Playwright turns off the one that
 * visitors' browsers have on.
 */
export const withReturnCache = {
  executablePath: fullBrowser,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
