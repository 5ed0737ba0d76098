import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nginxSite } from "../../scripts/hosting/nginx.ts";
import type { Rules } from "../../server/rules.ts";
import { startNginx, startServer } from "../hosts/start-server.ts";
import { ports } from "../support/addresses.ts";
import type { Row } from "./table.ts";

/** Serves the build with nginx, as its generated configuration says. */
function serveNginx() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const site = join(folder, "site.conf");
  const rules = JSON.parse(readFileSync("build/hosting/rules.json", "utf8")) as Rules;
  writeFileSync(site, nginxSite(rules, [`127.0.0.1:${ports.nginx}`], resolve("build/client")));
  return startNginx(folder, site, ports.nginx);
}

type Load = {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  non2xx: number;
};

function load(url: string, seconds: number): Load {
  const { stdout } = spawnSync(
    join(import.meta.dirname, "node_modules/.bin/autocannon"),
    ["--json", "-c", "50", "-d", String(seconds), "-H", "accept-encoding=gzip, br", url],
    { encoding: "utf8" },
  );
  return JSON.parse(stdout) as Load;
}

/** Measures requests per second and 99th percentile latency (ms) of the home page. */
export async function measureServers(seconds = 8): Promise<Row[]> {
  const rows: Row[] = [];
  const servers = { "the built-in server": await startServer("build"), nginx: await serveNginx() };
  for (const [server, serving] of Object.entries(servers)) {
    load(`${serving.origin}/`, 2);
    const { requests, latency, errors, non2xx } = load(`${serving.origin}/`, seconds);
    rows.push({
      server,
      "requests a second": Math.round(requests.average),
      "p99 ms": latency.p99,
      "errors and other answers": errors + non2xx,
    });
    await serving.stop();
  }
  return rows;
}
