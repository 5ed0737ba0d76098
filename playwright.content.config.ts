import { buildFolder } from "./server/site.ts";

// Before `test-sites.ts` reads it.
process.env["TESTED_BUILD"] = buildFolder;
const { default: base, serve } = await import("./playwright.config.ts");
const { ports } = await import("./tests/support/test-sites.ts");

/** Opens every page of the site's content once: `npm run check:content`. */
export default {
  ...base,
  testDir: "tests/content/browser",
  reporter: [["dot"]],
  use: { ...base.use, baseURL: `http://localhost:${ports.content}` },
  webServer: [serve(ports.content, buildFolder)],
};
