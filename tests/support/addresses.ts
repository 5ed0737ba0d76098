/** Where the tests find the site and its stand-in for a booking vendor, all on loopback. */
export const ports = { site: 4310, configuredSite: 4311, vendor: 4312, development: 4313 } as const;

/** The site as it comes, with no vendor configured. */
export const site = `http://localhost:${ports.site}`;
/** The site built with a booking vendor on another origin. */
export const configuredSite = `http://localhost:${ports.configuredSite}`;
/** The booking vendor's origin. */
export const vendor = `http://localhost:${ports.vendor}`;

/** The folders of the two builds. */
export const builds = { site: "build", configuredSite: "build-configured" } as const;

/** The settings of the second build: a practice that has configured its vendors. */
export const configuredSettings = {
  SITE_URL: "https://www.practice.example",
  SITE_BOOKING_URL: `${vendor}/book`,
  SITE_ANALYTICS_TOKEN: "testtoken",
  SITE_ANALYTICS_MODE: "consent",
} as const;
