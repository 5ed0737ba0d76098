import { join } from "node:path";

const first = Number(process.env["TEST_FIRST_PORT"] ?? 4310);

/**
 * Where the tests find the site and its stand-ins for vendors, all on loopback. Two checkouts on one
 * machine can run their tests beside each other with different `TEST_FIRST_PORT`s.
 */
export const ports = {
  site: first,
  configuredSite: first + 1,
  vendor: first + 2,
  development: first + 3,
  collector: first + 4,
  nginx: first + 5,
  engines: first + 6,
  contact: first + 7,
  secure: first + 8,
  recipes: first + 9,
  recipesPreview: first + 10,
  specifiedSite: first + 11,
  update: first + 12,
  faults: first + 13,
  editor: first + 14,
  editorPreview: first + 15,
  content: first + 16,
  specification: first + 17,
  specificationSpecified: first + 18,
} as const;

/** The sample practice as it comes, with no vendor configured. */
export const site = `http://localhost:${ports.site}`;
/** The same with a booking vendor on another origin. */
export const configuredSite = `http://localhost:${ports.configuredSite}`;
/** The same with visitor statistics as specified, which ask nobody. */
export const specifiedSite = `http://localhost:${ports.specifiedSite}`;
/** The booking vendor's origin. */
export const vendor = `http://localhost:${ports.vendor}`;

/** The endpoint that the contact form posts to. */
export const contactEndpoint = `http://localhost:${ports.contact}/message`;

/** The folders of the builds. */
export const builds = {
  /** The practice's own content, which the content checks and the specification's tests open. */
  live: process.env["SITE_BUILD_DIRECTORY"] || "build",
  liveSpecified: "build-live-specified",
  /** The sample practice, which all other tests open: as it comes, and with vendors configured. */
  site: "build-practice",
  configuredSite: "build-configured",
  specifiedSite: "build-specified",
  /** The sample practice with every part off that it may do without. */
  plainPractice: "build-plain-practice",
  /** What the screen reader reads: the sample practice with a contact form. */
  heard: "build-heard",
} as const;

/**
 * The settings that build the sample practice: the dermatologist of `tests/fixtures/`, who has every
 * part of the site. No edit of the practice's own content changes what tests of the code see.
 */
export const practiceSettings = {
  CONTENT_FOLDER: join(import.meta.dirname, "../fixtures/dermatologist"),
} as const;

/** The settings that build the same practice with those parts off, as `plain-practice.ts` writes it. */
export const plainPracticeSettings = {
  CONTENT_FOLDER: join(import.meta.dirname, "../../.cache/dermatologist-plain"),
  // With an address of its own, so that it has a sitemap.
  SITE_URL: "https://www.practice.example",
} as const;

/** The build whose pages `pages.ts` reads: the sample practice's, or the own one (`live-content.ts`). */
export const testedBuild: string = process.env["TESTED_BUILD"] || builds.site;

/** The settings of the second build: a practice that has configured its vendors. */
export const configuredSettings = {
  SITE_URL: "https://www.practice.example",
  SITE_SECURITY_CONTACT: "mailto:security@practice.example",
  // The same server by another name: another origin, which its own rules let pictures go to.
  SITE_ASSET_HOST: `http://127.0.0.1:${ports.configuredSite}`,
  SITE_BOOKING_URL: `${vendor}/book`,
  SITE_CONTACT_ENDPOINT: contactEndpoint,
  SITE_ANALYTICS_TOKEN: "testtoken",
  SITE_ANALYTICS_HOST: `http://localhost:${ports.collector}`,
  SITE_ANALYTICS_MODE: "consent",
} as const;
