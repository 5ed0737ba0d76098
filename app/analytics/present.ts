/*
 * What the site knows as `#analytics` when a token is set (scripts/vite/analytics.ts). Without one
 * absent.ts takes its place, so that the build holds nothing of all this.
 */
export { Analytics } from "./analytics.tsx";
export { PrivacyCard, PrivacyControl } from "./privacy-card.tsx";
export { track } from "./track.ts";
