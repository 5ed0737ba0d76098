import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ask } from "../../tests/hosts/ask.ts";
import { faultsOf } from "../../tests/hosts/every-answer.ts";
import { ports } from "../../tests/support/addresses.ts";
import { assemble } from "../assemble.ts";

const deploy = join(import.meta.dirname, "..");
const build = join(deploy, "../build");
const settings = readFileSync(join(deploy, "wrangler.jsonc"), "utf8");

/** Serves the site with Cloudflare's own program, on this machine and without an account. */
async function startWorkers(rules: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), "site-workers-"));
  await assemble(join(folder, "assets"), rules);
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

/**
 * Cloudflare takes `.html` off every address, answers the missing page's own address with 200, mends
 * a malformed escape and reads one entity tag only.
 */
const own = /^\/samples\/|^\/(?:service\/)?404|^a malformed escape|^a list of tags/;
/** Plain rules leave what differs between pages to the pages, and say nothing of other addresses. */
const plain = new RegExp(
  `${own.source}|${/^\/no|^\/%20|laser|gallery\/none|^\/_|\.br$|\.git/.source}|/index\\.html$|/$|^/(?:before-after|medical-disclaimer)$|^/[\\w-]+\\.\\w+$|^/(?:assets|gallery-media|share)/|^a known tag: policy`,
);

describe("Cloudflare Workers static assets", () => {
  it.each([
    ["with its own rules", join(build, "hosting/cloudflare"), own],
    ["with the rules for any host", join(build, "client"), plain],
  ])("%s answer every address as the list of rules says", async (_, rules, differs) => {
    const { origin, stop, output } = await startWorkers(rules, ports.engines);
    try {
      const faults = await faultsOf({ origin, overTls: true, compresses: false, own: differs });
      expect(faults).toEqual([]);
      expect(output()).not.toMatch(/invalid|ignored/i);
    } finally {
      await stop();
    }
  });
});
