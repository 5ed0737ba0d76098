import { builds, ports } from "./tests/support/addresses.ts";

process.env["TESTED_BUILD"] = builds.live;
const { default: base, serve } = await import("./playwright.config.ts");

/** Opens every page of the live content once: `npm run check:content`. */
export default {
  ...base,
  testDir: "tests/content/browser",
  reporter: [["dot"]],
  use: { ...base.use, baseURL: `http://localhost:${ports.content}` },
  webServer: [serve(ports.content, builds.live)],
};
