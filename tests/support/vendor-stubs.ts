import type { Page } from "@playwright/test";
import { AnalyticsService } from "./analytics-service.ts";
import { BookingVendor } from "./booking-vendor.ts";
import { ContactEndpoint } from "./contact-endpoint.ts";
import { ports, vendorPorts } from "./test-sites.ts";

/* The vendors of one worker, which runs one test at a time. */
export const booking = new BookingVendor();
export const analytics = new AnalyticsService();
export const contact = new ContactEndpoint();

const all = [booking, analytics, contact];

export const startStubs = () => Promise.all(all.map((stub) => stub.start()));
export const stopStubs = () => Promise.all(all.map((stub) => stub.stop()));

/** Resets the stubs for the next test. */
export async function resetStubs(): Promise<void> {
  // Late requests of the test before end here.
  await stopStubs();
  for (const stub of all) stub.reset();
  await startStubs();
}

/** Chromium's option that leads the vendors' addresses to this worker's stubs, and all others nowhere. */
export const hostRules = () =>
  `--host-resolver-rules=${[
    `MAP localhost:${vendorPorts.booking} localhost:${booking.port}`,
    `MAP localhost:${vendorPorts.analytics} localhost:${analytics.port}`,
    `MAP localhost:${vendorPorts.contact} localhost:${contact.port}`,
    `MAP 127.0.0.1:${vendorPorts.pictures} 127.0.0.1:${ports.configuredSite}`,
    "MAP 127.0.0.1 127.0.0.1",
    "MAP *.* ~NOTFOUND",
  ].join(",")}`;

/** Returns the fields of events with a name, in order. */
export const fields = (name: string) =>
  analytics.events.filter(({ event }) => event === name).map(({ properties }) => properties);

/** Returns the sources of events with a name. */
export const sources = (name: string) => fields(name).map(({ source }) => source);

/** Prevents phone links from opening another program. */
export const preventCalls = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
    }),
  );
