/** Full Chromium, as visitors have it. */
export const fullBrowser = "/usr/bin/chromium";

/** The headless shell, in half the time. */
export const quickBrowser = "/usr/bin/chromium-headless-shell";

/** Flags of every Chromium: it may run as root, and requests nothing by itself. */
export const chromiumFlags =
  "--no-sandbox --disable-background-networking --disable-component-update".split(" ");

/** For tests of the back/forward cache, which the shell lacks and Playwright disables. */
export const backForwardCacheOptions = {
  executablePath: fullBrowser,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
