import { launch } from "puppeteer-core";
import { freshKey } from "../../app/storage.ts";
import { fullBrowser } from "../support/browsers.ts";
import { median, type Row } from "./table.ts";

/** The gallery's index reloads once per session, as specified: measured without that reload. */
const paths = [
  "/",
  "/service/hemorrhoid-treatment",
  "/gallery-popup",
  "/testimonials",
  "/about",
  "/content/photo-consult",
];

const timeoutMs = 90_000;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: Record<string, unknown>[] } }
  >;
};

type Run = Report & { thread: ReturnType<typeof threadTimes> };

/** Times in microseconds; `tdur` by the thread's own clock. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { beginData?: { url?: string } };
};

type Visit = { lhr: Report; artifacts: { Trace: { traceEvents: TraceEvent[] } } };

type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
  config: undefined,
  page: unknown,
) => Promise<Visit | undefined>;

/**
 * Returns blocking and main-thread time by the thread's own clock (milliseconds): other processes
 * on the machine hardly change it. Lighthouse's own times contain the wait for a free core.
 */
function threadTimes({ artifacts }: Visit, url: string) {
  const events = artifacts.Trace.traceEvents;
  const main = events.find(({ args }) => args.beginData?.url?.startsWith(new URL(url).origin));
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid);
  const paint = own.find(({ name }) => name === "firstContentfulPaint")?.ts ?? 0;
  // Simulated throttling runs at full speed.
  const slowdown = 4;
  const duration = ({ tdur = 0 }: TraceEvent) => (tdur / 1000) * slowdown;
  const tasks = own.filter(({ name }) => name === "RunTask");
  const sum = (all: readonly number[]) => all.reduce((total, ms) => total + ms, 0);
  const late = tasks.filter(({ ts }) => ts > paint).map(duration);
  return { blocking: sum(late.map((ms) => Math.max(0, ms - 50))), work: sum(tasks.map(duration)) };
}

async function run(url: string): Promise<Run | null> {
  // Installed by the bench, so that the site's own checks do not need it.
  const library = "lighthouse";
  const { default: lighthouse } = (await import(library)) as { default: Lighthouse };
  const browser = await launch({ executablePath: fullBrowser, args: ["--no-sandbox"] });
  const timer = setTimeout(() => browser.close(), timeoutMs);
  const flags = {
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    throttlingMethod: "simulate",
  };
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument((key) => {
      if (location.protocol === "http:") sessionStorage.setItem(key, "true");
    }, freshKey);
    const visited = await lighthouse(url, flags, undefined, page);
    if (!visited?.lhr.categories["performance"]?.score) return null;
    return { ...visited.lhr, thread: threadTimes(visited, url) };
  } catch {
    // On a busy machine, Chromium occasionally misses a page's start; other runs count.
    return null;
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

const audits = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  speed: "speed-index",
  blocking: "total-blocking-time",
  shift: "cumulative-layout-shift",
  work: "mainthread-work-breakdown",
} as const;
type Measure = keyof typeof audits;

function bytesByKind([report]: readonly Run[]): Row {
  const items = report?.audits["network-requests"]?.details?.items ?? [];
  const bytes = (kind: string) =>
    items
      .filter(({ resourceType }) => String(resourceType).toLowerCase() === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const kinds = ["document", "font", "script", "stylesheet"].map((kind) => [kind, bytes(kind)]);
  return { ...Object.fromEntries(kinds), requests: items.length };
}

const scores = (reports: readonly Run[]) =>
  ["performance", "accessibility", "best-practices", "seo"]
    .map((name) => median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
    .join(" / ");

/**
 * Runs Lighthouse's mobile preset on the baseline page and on the routes of each
 * site, interleaved. Returns a row for each: paints as ratios to the baseline, times in ms,
 * transferred bytes.
 * @param sites origins by build name
 */
export async function measurePages(
  baseline: string,
  sites: Readonly<Record<string, string>>,
  runs: number,
): Promise<Row[]> {
  const pages = [
    { name: "the baseline page", url: baseline },
    ...paths.flatMap((path) =>
      Object.entries(sites).map(([build, origin]) => ({
        name: build ? `${path} (${build})` : path,
        url: origin + path,
      })),
    ),
  ];
  const visits = pages.map((page) => ({ ...page, reports: [] as Run[] }));
  for (let index = 0; index < runs; index += 1) {
    for (const { url, reports } of visits) {
      const report = await run(url);
      if (report) reports.push(report);
    }
  }
  const of = (reports: readonly Run[], measure: Measure) =>
    median(reports.map(({ audits: all }) => all[audits[measure]]?.numericValue ?? 0));
  const bare = visits.find(({ url }) => url === baseline);
  return visits.map(({ name, reports }) => {
    const ratio = (measure: Measure) => of(reports, measure) / of(bare?.reports ?? [], measure);
    return {
      route: name,
      runs: reports.length,
      "FCP ms": Math.round(of(reports, "fcp")),
      "FCP ÷ baseline": ratio("fcp"),
      "LCP ms": Math.round(of(reports, "lcp")),
      "LCP ÷ baseline": ratio("lcp"),
      "speed index ÷ baseline": ratio("speed"),
      "blocking ms": Math.round(of(reports, "blocking")),
      "main thread ms": Math.round(of(reports, "work")),
      "blocking CPU ms": Math.round(median(reports.map(({ thread }) => thread.blocking))),
      "main thread CPU ms": Math.round(median(reports.map(({ thread }) => thread.work))),
      shift: of(reports, "shift"),
      ...bytesByKind(reports),
      "scores (speed / a11y / practices / SEO)": scores(reports),
    };
  });
}
