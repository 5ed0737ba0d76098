import { join } from "node:path";
import { buildFolder } from "../../server/site.ts";

const first = Number(process.env["TEST_FIRST_PORT"] ?? 4310);

/** Loopback ports. With another `TEST_FIRST_PORT`, a second checkout can run tests at the same time. */
export const ports = {
  site: first,
  configuredSite: first + 1,
  specifiedSite: first + 2,
  development: first + 3,
  nginx: first + 5,
  engines: first + 6,
  update: first + 12,
  /** Of two workers. */
  editors: [first + 14, first + 17],
  editorPreviews: [first + 15, first + 18],
  content: first + 16,
  screenReaderContact: first + 19,
} as const;

/** The practice fixture without vendors. */
export const site = `http://localhost:${ports.site}`;
/** The practice fixture with a booking vendor on another origin. */
export const configuredSite = `http://localhost:${ports.configuredSite}`;
/** The practice fixture with analytics in the mode `specified`. */
export const specifiedSite = `http://localhost:${ports.specifiedSite}`;

/**
 * The vendors' addresses in the builds. Nothing listens there: each browser maps them to the stubs of
 * its worker (`vendor-stubs.ts`).
 */
export const vendorPorts = {
  booking: 4301,
  analytics: 4302,
  contact: 4303,
  pictures: 4304,
} as const;
export const vendorOrigin = `http://localhost:${vendorPorts.booking}`;

export const builds = {
  /** The site's content, for the content and specification tests. */
  siteContent: buildFolder,
  /** The practice fixture, for all other tests: without and with vendors. */
  site: "build-practice",
  configuredSite: "build-configured",
  specifiedSite: "build-specified",
  /** The practice fixture without optional features. */
  minimalFixture: "build-minimal-fixture",
  /** The practice fixture with a contact form, for the screen reader. */
  screenReader: "build-screen-reader",
} as const;

/**
 * Build settings of the practice fixture, the dermatologist of `tests/fixtures/`, with every
 * optional feature. Edits of the site's content do not affect tests of the code.
 */
export const practiceSettings = {
  CONTENT_FOLDER: join(import.meta.dirname, "../fixtures/dermatologist"),
} as const;

/** Build settings of the practice fixture without optional features (`build-sites.ts`). */
export const minimalFixtureSettings = {
  CONTENT_FOLDER: join(import.meta.dirname, "../../.cache/minimal-fixture"),
  // A configured origin, so that the build has a sitemap.
  SITE_URL: "https://www.practice.example",
} as const;

/** Build settings of the practice fixture with vendors. */
export const configuredSettings = {
  SITE_URL: "https://www.practice.example",
  SITE_SECURITY_CONTACT: "mailto:security@practice.example",
  // The same server as another origin, which its policy allows for pictures.
  SITE_ASSET_HOST: `http://127.0.0.1:${vendorPorts.pictures}`,
  SITE_BOOKING_URL: `${vendorOrigin}/book`,
  SITE_CONTACT_ENDPOINT: `http://localhost:${vendorPorts.contact}/message`,
  SITE_ANALYTICS_TOKEN: "testtoken",
  SITE_ANALYTICS_HOST: `http://localhost:${vendorPorts.analytics}`,
  SITE_ANALYTICS_MODE: "consent",
} as const;
