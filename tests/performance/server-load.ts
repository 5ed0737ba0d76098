import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Serving, serveSite } from "./servers.ts";
import type { Row } from "./table.ts";

const nginxPort = 4399;

/** Serves the files with nginx and compression only: the cost of a plain host. */
async function serveNginx(): Promise<Serving | null> {
  if (!existsSync("/usr/sbin/nginx")) return null;
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const types = existsSync("/etc/nginx/mime.types") ? "include /etc/nginx/mime.types;" : "";
  const config = `daemon off; pid ${folder}/pid; error_log stderr crit; worker_processes 1;
events { worker_connections 2048; }
http { ${types} access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen ${nginxPort}; root ${resolve("build/client")}; gzip_static on; index index.html; } }`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, config);
  const child = spawn("/usr/sbin/nginx", ["-c", file, "-p", folder], { stdio: "ignore" });
  await new Promise((started) => setTimeout(started, 500));
  return { origin: `http://localhost:${nginxPort}`, stop: () => child.kill() };
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
  const servers = { "the built-in server": await serveSite(), nginx: await serveNginx() };
  for (const [server, serving] of Object.entries(servers)) {
    if (!serving) continue;
    load(`${serving.origin}/`, 2);
    const { requests, latency, errors, non2xx } = load(`${serving.origin}/`, seconds);
    rows.push({
      server,
      "requests a second": Math.round(requests.average),
      "p99 ms": latency.p99,
      "errors and other answers": errors + non2xx,
    });
    serving.stop();
  }
  return rows;
}
