import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "puppeteer-core";
import { type NetworkLink, openPhone, readMetrics } from "./browser.ts";
import { sampleLoad } from "./machine-load.ts";
import { median, type Row } from "./table.ts";

const paths = [
  "/",
  "/service/hemorrhoid-treatment",
  "/testimonials",
  "/about",
  "/content/photo-consult",
  "/gallery-popup",
  "/content/after/hemorrhoid-surgery",
];

type Load = Awaited<ReturnType<typeof load>>;

async function load(browser: Browser, link: NetworkLink, url: string) {
  const page = await openPhone(browser, link);
  const session = await page.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  link?.forget();
  const before = link?.bytes() ?? 0;
  await page.goto(url, { waitUntil: "networkidle0" });
  await sleep(500);
  const paints = await page.evaluate(readMetrics);
  const bytes = (link?.bytes() ?? 0) - before;
  const { metrics } = await session.send("Performance.getMetrics");
  await page.browserContext().close();
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  return { ...paints, bytes, thread: seconds * 1000 };
}

/**
 * Loads the baseline page and each site's pages in turn, cold, and returns medians: paints also as
 * ratios to the baseline's, the main thread by its own clock, bytes of packets.
 * @param sites origins by build name
 */
export async function measurePages(
  browser: Browser,
  link: NetworkLink,
  baseline: string,
  sites: Readonly<Record<string, string>>,
  runs: number,
): Promise<Row[]> {
  const ofSites = paths.flatMap((path) =>
    Object.entries(sites).map(([build, origin]) => ({
      name: build ? `${path} (${build})` : path,
      url: origin + path,
    })),
  );
  const pages = [{ name: "the baseline page", url: baseline }, ...ofSites];
  const visits = pages.map((page) => ({ ...page, loads: [] as Load[] }));
  // The browser's own first page.
  await load(browser, link, baseline);
  for (let run = 0; run < runs; run += 1) {
    // Of two builds, the one that comes first seems slower.
    for (const { url, loads } of run % 2 ? visits.toReversed() : visits) {
      await sampleLoad();
      loads.push(await load(browser, link, url));
    }
  }
  const medianOf = (loads: readonly Load[] = [], name: "fcp" | "lcp" | "blocking" | "thread") =>
    median(loads.map((each) => each[name]));
  const [first] = visits;
  return visits.map(({ name, loads }) => ({
    page: name,
    "FCP ms": medianOf(loads, "fcp"),
    "FCP ÷ baseline": medianOf(loads, "fcp") / medianOf(first?.loads, "fcp"),
    "LCP ms": medianOf(loads, "lcp"),
    "LCP ÷ baseline": medianOf(loads, "lcp") / medianOf(first?.loads, "lcp"),
    "largest paint": loads[0]?.element ?? "",
    shift: Math.max(...loads.map(({ shift }) => shift)),
    "blocking ms": medianOf(loads, "blocking"),
    "main thread ms": Math.round(medianOf(loads, "thread")),
    "document bytes": loads[0]?.documentBytes ?? 0,
    "all bytes": median(loads.map(({ bytes }) => bytes)),
    requests: loads[0]?.requests ?? 0,
    "LCP ms of each": loads.map(({ lcp }) => Math.round(lcp)).join(" "),
  }));
}
