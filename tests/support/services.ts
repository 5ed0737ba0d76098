import type { Page } from "@playwright/test";
import { Collector } from "./collector.ts";
import { test } from "./test.ts";
import { Vendor } from "./vendor.ts";

const vendor = new Vendor();
/** The analytics service of the test that runs. */
export let collector: Collector;

/** Starts an analytics service that has received nothing yet. */
export async function renewCollector(): Promise<void> {
  await collector?.stop();
  collector = new Collector();
  await collector.start();
}

/** Starts the analytics service and the booking vendor for each test of a file or group. */
export function startServices(): void {
  test.beforeEach(() => Promise.all([renewCollector(), vendor.start()]));
  test.afterEach(() => Promise.all([collector.stop(), vendor.stop()]));
}

/** The fields of each event with a name, in the order in which the events were raised. */
export const fields = (name: string) =>
  collector.events.filter(({ event }) => event === name).map(({ properties }) => properties);

/** The sources of each event with a name. */
export const sources = (name: string) => fields(name).map(({ source }) => source);

/** Lets a phone link call nobody. */
export const holdCalls = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
    }),
  );
