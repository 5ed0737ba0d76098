import type { Page } from "@playwright/test";
import { Collector } from "./collector.ts";
import { test } from "./test.ts";
import { Vendor } from "./vendor.ts";

const vendor = new Vendor();
/** The current test's analytics stub. */
export let collector: Collector;

/** Starts an empty analytics stub. */
export async function renewCollector(): Promise<void> {
  await collector?.stop();
  collector = new Collector();
  await collector.start();
}

/** Starts analytics and booking stubs for each test of a file or group. */
export function startServices(): void {
  test.beforeEach(() => Promise.all([renewCollector(), vendor.start()]));
  test.afterEach(() => Promise.all([collector.stop(), vendor.stop()]));
}

/** Returns the fields of events with a name, in order. */
export const fields = (name: string) =>
  collector.events.filter(({ event }) => event === name).map(({ properties }) => properties);

/** Returns the sources of events with a name. */
export const sources = (name: string) => fields(name).map(({ source }) => source);

/** Prevents phone links from opening another program. */
export const preventCalls = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
    }),
  );
