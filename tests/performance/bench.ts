import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser } from "puppeteer-core";
import { startServer } from "../hosts/start-server.ts";
import { startBrowser } from "./browser.ts";
import { measureInteractions } from "./interactions.ts";
import { hasLink, startLink } from "./link.ts";
import { loadNote } from "./machine-load.ts";
import { measureNextPage } from "./next-page.ts";
import { measurePages } from "./pages.ts";
import { type Row, table } from "./table.ts";

/* Measures the build against a hand-written page on the same machine in the same run, prints
   tables, writes JSON, and updates docs/performance.md. `npm run bench -- pages` runs one part:
   pages, next-page or interactions. `BENCH_COMPARE` adds another build's folder. */
const parts = process.argv.slice(2);
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
const runs = Number(process.env["BENCH_RUNS"] ?? 3);
const document = "docs/performance.md";

function record(name: string, rows: readonly Row[], how: string, shown?: readonly string[]): void {
  const today = new Date().toISOString().slice(0, 10);
  const machine = `Measured on ${today}, ${cpus().length} cores${how}. ${loadNote()}`.trim();
  console.info(`\n${name}: ${machine}\n\n${table(rows)}`);
  const results = join(import.meta.dirname, "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const old = readFileSync(document, "utf8");
  if (!old.includes(start)) throw new Error(`${document}: expected a place marked ${start}`);
  const kept = `${start}\n\n${machine}\n\n${table(rows, shown)}\n\n${end}`;
  writeFileSync(
    document,
    old.slice(0, old.indexOf(start)) + kept + old.slice(old.indexOf(end) + end.length),
  );
}

/** Writes a build whose home is the baseline page, compressed and with the site's headers except `Link`. */
function baselineBuild(folder: string): string {
  cpSync("build", folder, { recursive: true });
  const home = join(folder, "client/index.html");
  const page = readFileSync(join(import.meta.dirname, "baseline.html"));
  writeFileSync(home, page);
  writeFileSync(`${home}.br`, brotliCompressSync(page));
  writeFileSync(`${home}.gz`, gzipSync(page));
  const rules = join(folder, "hosting/nginx-site.conf");
  writeFileSync(rules, readFileSync(rules, "utf8").replace(/ *add_header Link .*/, ""));
  return folder;
}

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const link = hasLink ? await startLink(folder) : null;
const how = link ? ", over a link of packets" : ", **throttled in the browser**";
if (!link) console.warn("A link needs root on Linux, and nginx: throttling is applied instead.");
const running: { origin: string; stop: () => Promise<unknown> }[] = [];
async function serve(build: string, overLink = link) {
  const server = await (overLink ? overLink.serve(build) : startServer(build));
  running.push(server);
  return server;
}

let browser: Browser | undefined;
try {
  const site = await serve("build");
  const baseline = await serve(baselineBuild(join(folder, "baseline")));
  const compared = process.env["BENCH_COMPARE"];
  const other = compared ? await serve(compared) : null;
  browser = await startBrowser(link, folder);
  if (wanted("pages")) {
    const sites: Record<string, string> = other
      ? { now: site.origin, before: other.origin }
      : { "": site.origin };
    const rows = await measurePages(browser, link, baseline.origin, sites, runs);
    record("pages", rows, how, Object.keys(rows[0] ?? {}).slice(0, -2));
  }
  if (wanted("next-page"))
    record("next-page", await measureNextPage(browser, link, site.origin, runs), how);
  await browser.close();
  if (wanted("interactions")) {
    const { origin } = await serve("build", null);
    record("interactions", await measureInteractions(origin), "");
  }
} finally {
  await browser?.close();
  for (const server of running) await server.stop();
  await link?.stop();
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
