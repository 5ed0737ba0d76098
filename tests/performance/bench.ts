import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startServer } from "../hosts/start-server.ts";
import { measureInteractions } from "./interaction.ts";
import { measurePages } from "./lighthouse.ts";
import { type Row, table } from "./table.ts";

/* Measures the build against a hand-written baseline page on the same machine in the same run,
   prints tables, writes JSON, and updates docs/performance.md. `npm run bench -- pages` runs one
   part: pages or visits. `BENCH_COMPARE` adds another build's folder. */
const parts = process.argv.slice(2);
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
const runs = Number(process.env["BENCH_RUNS"] ?? 5);
const folder = import.meta.dirname;
const document = "docs/performance.md";

if (!existsSync(join(folder, "node_modules"))) {
  spawnSync("npm", ["ci", "--prefix", folder], { stdio: "inherit" });
}

/** Columns of the document's page table; the JSON file has all. */
const shownOfPages = [
  "route",
  "FCP ÷ baseline",
  "LCP ÷ baseline",
  "shift",
  "blocking CPU ms",
  "main thread CPU ms",
];

function keep(name: string, title: string, rows: readonly Row[], shown?: readonly string[]): void {
  console.info(`\n${title}\n\n${table(rows)}`);
  const results = join(folder, "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const old = readFileSync(document, "utf8");
  if (!old.includes(start)) throw new Error(`${document}: expected a place marked ${start}`);
  const today = new Date().toISOString().slice(0, 10);
  const machine = `Measured on ${today}, ${cpus().length} cores.`;
  const kept = `${start}\n\n${machine}\n\n${table(rows, shown)}\n\n${end}`;
  writeFileSync(
    document,
    old.slice(0, old.indexOf(start)) + kept + old.slice(old.indexOf(end) + end.length),
  );
}

/** Serves the baseline page, compressed like the site's pages. */
async function serveBaseline() {
  const page = brotliCompressSync(readFileSync(join(folder, "baseline.html")));
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": page.length,
    });
    response.end(page);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

if (wanted("pages") || wanted("visits")) {
  const [baseline, site] = [await serveBaseline(), await startServer("build")];
  const other = process.env["BENCH_COMPARE"]
    ? await startServer(process.env["BENCH_COMPARE"])
    : null;
  const sites: Record<string, string> = other
    ? { now: site.origin, before: other.origin }
    : { "": site.origin };
  if (wanted("pages")) {
    const rows = await measurePages(`${baseline.origin}/`, sites, runs);
    keep("pages", "Lighthouse, simulated slow 4G", rows, shownOfPages);
  }
  if (wanted("visits")) {
    keep("interactions", "Controls", await measureInteractions(site.origin));
  }
  for (const serving of [baseline, site, other]) serving?.stop();
}
