/*
 * What the browser's files know as `#analytics` when a token is set (scripts/vite/content.ts).
 * Without one absent.ts takes its place, so that no file holds anything of all this. What stands in
 * the document itself is in privacy.tsx.
 */
export { startAnalytics } from "./start-analytics.ts";
export { track } from "./track.ts";

/** The islands that only a site with analytics has, for app/islands/registry.ts. */
export const analyticsIslands = {
  "privacy-card": async () => (await import("./privacy-card.tsx")).PrivacyCardIsland,
};
