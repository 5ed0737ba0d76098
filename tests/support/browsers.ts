import { existsSync } from "node:fs";

const paths = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/chromium-browser"];
const found = paths.find((path) => path && existsSync(path));
if (!found) throw new Error("Chromium: expected it installed (npm test does), found none");

/** Full Chromium, as visitors have it: the headless shell lacks the back/forward cache. */
export const fullBrowser: string = found;

/** For tests of the back/forward cache, which Playwright disables. */
export const backForwardCacheOptions = { ignoreDefaultArgs: ["--disable-back-forward-cache"] };
