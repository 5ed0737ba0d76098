import { launch } from "puppeteer-core";
import { freshKey } from "../../app/storage.ts";
import { fullBrowser } from "../support/browsers.ts";
import { median, type Row } from "./table.ts";

/** Lighthouse's throttling methods for slow 4G, which rank sites differently. */
export type Throttling = "simulate" | "devtools";

/**
 * The gallery's index reloads once per session, as specified: measured without that reload, and
 * once with it.
 */
const gallery = "/gallery-popup";
const withReload = `${gallery} with its reload`;

const paths = [
  "/",
  "/service/hemorrhoid-treatment",
  gallery,
  withReload,
  "/testimonials",
  "/content/photo-consult",
  "/legal/terms",
];

const timeoutMs = 90_000;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: Record<string, unknown>[] } }
  >;
};

type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
  config: undefined,
  page: unknown,
) => Promise<{ lhr: Report } | undefined>;

async function run(url: string, throttling: Throttling): Promise<Report | null> {
  // Installed by the bench, so that the site's own checks do not need it.
  const library = "lighthouse";
  const { default: lighthouse } = (await import(library)) as { default: Lighthouse };
  const browser = await launch({ executablePath: fullBrowser, args: ["--no-sandbox"] });
  const timer = setTimeout(() => browser.close(), timeoutMs);
  const flags = {
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    throttlingMethod: throttling,
  };
  try {
    const page = await browser.newPage();
    if (!url.endsWith(withReload)) {
      await page.evaluateOnNewDocument((key) => {
        if (location.protocol === "http:") sessionStorage.setItem(key, "true");
      }, freshKey);
    }
    const visited = await lighthouse(url.replace(withReload, gallery), flags, undefined, page);
    return visited?.lhr.categories["performance"]?.score ? visited.lhr : null;
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

function bytesByKind([report]: readonly Report[]): Row {
  const items = report?.audits["network-requests"]?.details?.items ?? [];
  const bytes = (kind: string) =>
    items
      .filter(({ resourceType }) => String(resourceType).toLowerCase() === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const kinds = ["document", "font", "script", "stylesheet"].map((kind) => [kind, bytes(kind)]);
  return { ...Object.fromEntries(kinds), requests: items.length };
}

const scores = (reports: readonly Report[]) =>
  ["performance", "accessibility", "best-practices", "seo"]
    .map((name) => median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
    .join(" / ");

/**
 * Runs Lighthouse's mobile preset on the baseline page and on the routes of each site, interleaved.
 * Returns a row for each: paints as ratios to the baseline, times in ms, transferred bytes.
 * @param sites origins by build name
 */
export async function measurePages(
  baseline: string,
  sites: Readonly<Record<string, string>>,
  throttling: Throttling,
  runs: number,
): Promise<Row[]> {
  const urls = [
    { name: "the baseline page", url: baseline },
    ...paths.flatMap((path) =>
      Object.entries(sites).map(([build, origin]) => ({
        name: build ? `${path} (${build})` : path,
        url: origin + path,
      })),
    ),
  ];
  const reports = new Map<string, Report[]>(urls.map(({ url }) => [url, []]));
  for (let index = 0; index < runs; index += 1) {
    for (const { url } of urls) {
      const report = await run(url, throttling);
      if (report) reports.get(url)?.push(report);
    }
  }
  const of = (url: string, measure: Measure) =>
    median(
      (reports.get(url) ?? []).map(({ audits: all }) => all[audits[measure]]?.numericValue ?? 0),
    );
  return urls.map(({ name, url }) => {
    const ratio = (measure: Measure) => of(url, measure) / of(baseline, measure);
    return {
      route: name,
      runs: reports.get(url)?.length ?? 0,
      "FCP ms": Math.round(of(url, "fcp")),
      "FCP ÷ baseline": ratio("fcp"),
      "LCP ms": Math.round(of(url, "lcp")),
      "LCP ÷ baseline": ratio("lcp"),
      "speed index ÷ baseline": ratio("speed"),
      "blocking ms": Math.round(of(url, "blocking")),
      shift: of(url, "shift"),
      "main thread ms": Math.round(of(url, "work")),
      ...bytesByKind(reports.get(url) ?? []),
      "scores (speed / a11y / practices / SEO)": scores(reports.get(url) ?? []),
    };
  });
}
