import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { headersFor } from "../../server/rules.ts";
import { ask } from "../../tests/hosts/ask.ts";
import { builtRules, faultsOf } from "../../tests/hosts/every-answer.ts";
import { builds, ports } from "../../tests/support/addresses.ts";
import { cloudflare } from "./exemptions.ts";

const deploy = join(import.meta.dirname, "..");
const settings = readFileSync(join(deploy, "wrangler.jsonc"), "utf8").replace(
  "../build/client",
  join(deploy, "..", builds.site, "client"),
);

/** Serves the site with Cloudflare's own program, on this machine and without an account. */
async function startWorkers(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "site-workers-"));
  writeFileSync(join(folder, "wrangler.jsonc"), settings);
  const workers = spawn(
    join(deploy, "node_modules/.bin/wrangler"),
    ["dev", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"],
    {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_LOG_PATH: folder,
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        CI: "true",
        HOME: folder,
      },
    },
  );
  let output = "";
  for (const stream of [workers.stdout, workers.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const exit = once(workers, "exit");
  const stop = async () => {
    if (workers.pid) process.kill(-workers.pid, "SIGTERM");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 240; tries += 1) {
    if (await ask(origin, "/").catch(() => null)) return { origin, stop, output: () => output };
    if (workers.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 250));
  }
  await stop();
  throw new Error(`wrangler: expected it to answer, found: ${output}`);
}

it("Cloudflare Workers static assets answer every address as the list of rules says", async () => {
  const { origin, stop, output } = await startWorkers(ports.engines);
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
