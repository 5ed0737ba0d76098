import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { headersFor } from "../../server/rules.ts";
import { ask } from "../../tests/hosts/ask.ts";
import { builtRules, faultsOf } from "../../tests/hosts/every-answer.ts";
import { startServer } from "../../tests/hosts/start-server.ts";
import { builds, ports } from "../../tests/support/addresses.ts";
import { cloudflare } from "./exemptions.ts";

const deploy = join(import.meta.dirname, "..");
const settings = readFileSync(join(deploy, "wrangler.jsonc"), "utf8").replace(
  "../build/client",
  join(deploy, "..", builds.site, "client"),
);

/** Serves the site with Cloudflare's own program, on this machine and without an account. */
async function startWorkers() {
  const folder = mkdtempSync(join(tmpdir(), "site-workers-"));
  const config = join(folder, "wrangler.jsonc");
  writeFileSync(config, settings);
  const server = await startServer(builds.site, [
    "env",
    ...["WRANGLER_SEND_METRICS=false", "CLOUDFLARE_CF_FETCH_ENABLED=false", "CI=true"],
    ...[`WRANGLER_LOG_PATH=${folder}`, `HOME=${folder}`],
    ...[join(deploy, "node_modules/.bin/wrangler"), "dev", "--config", config],
    ...["--ip", "localhost", "--port", String(ports.engines), "--inspector-port", "0"],
  ]);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

it("Cloudflare Workers static assets answer every address as the list of rules says", async () => {
  const { origin, stop, output } = await startWorkers();
  try {
    const host = { origin, overTls: true, compresses: false, own: cloudflare };
    expect(await faultsOf(host)).toEqual([]);
    // Where it leads instead of the sample page's own address, the page has to allow its frame.
    const moved = await ask(origin, "/samples/booking.html");
    const sample = await ask(origin, String(moved.headers.location));
    const wanted = headersFor(builtRules(), "/samples/booking.html", true);
    expect(sample.status).toBe(200);
    for (const name of ["X-Frame-Options", "Content-Security-Policy"]) {
      expect(sample.headers[name.toLowerCase()], name).toBe(wanted[name]);
    }
    expect(output()).not.toMatch(/invalid|ignored/i);
  } finally {
    await stop();
  }
});
