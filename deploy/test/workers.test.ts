import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { headersFor } from "../../server/rules.ts";
import { builtRules, type Exemption, responseErrors } from "../../tests/hosts/check-responses.ts";
import { request } from "../../tests/hosts/request.ts";
import { startServer } from "../../tests/hosts/start-server.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { builds, ports } from "../../tests/support/test-sites.ts";

const deploy = join(import.meta.dirname, "..");
const settings = readFileSync(join(deploy, "wrangler.jsonc"), "utf8").replace(
  "../build/client",
  join(deploy, "..", builds.site, "client"),
);

/**
 * Where Cloudflare Workers static assets deviate from the rules, and why. The test fails for any
 * other deviation, and for an unused exemption.
 */
const cloudflare: readonly Exemption[] = [
  {
    at: /^\/samples\//,
    error: /./,
    because:
      "It takes `.html` off every address and redirects to the rest; the sample pages are not linked but framed, and the frame follows.",
  },
  {
    at: /^\/40[04]\.html$/,
    error: /./,
    because: "The same: it redirects to /404 and /400.",
  },
  {
    at: /^\/(?:400|(?:service\/)?404)$/,
    error: /^expected status 404, found 200$/,
    because:
      "The missing pages are files to it. Nothing links to them, and they are not indexable.",
  },
  {
    at: /^a malformed escape$/,
    error: /expected (?:400, found 307|true, found false)$/,
    because: "It mends the address and redirects there, where the response is the page for 404.",
  },
  {
    at: /^a list of tags$/,
    error: /expected 304, found 200$/,
    because: "It compares one entity tag only and sends the whole file, which is slower but right.",
  },
  {
    at: /^(?:POST|PUT|DELETE)$/,
    error: /^Allow:/,
    because: "It refuses other methods itself, with every header of the rules but without Allow.",
  },
  {
    at: /^(?:\/|(?:POST|PUT|DELETE)$)/,
    error: /^Link:/,
    because: "`_headers` may have 100 rules, so that single pages have none: the document says it.",
  },
  {
    at: /^\/(?!(?:assets|gallery-media|share)\/.*[^/]$)|^(?:POST|PUT|DELETE)$/,
    error: /^(?:Cross-Origin-Resource-Policy|Cache-Control):/,
    because:
      "`_headers` sets no header twice for a path, so these are set for folders of files only. For all else Cloudflare sends `public, max-age=0, must-revalidate`, which has the effect of no-cache.",
  },
];

/** Serves the site with Cloudflare's own program, on this machine and without an account. */
async function startWorkers() {
  const folder = temporaryFolder(onTestFinished);
  const config = join(folder, "wrangler.jsonc");
  writeFileSync(config, settings);
  return startServer(builds.site, [
    "env",
    ...["WRANGLER_SEND_METRICS=false", "CLOUDFLARE_CF_FETCH_ENABLED=false", "CI=true"],
    ...[`WRANGLER_LOG_PATH=${folder}`, `HOME=${folder}`],
    ...[join(deploy, "node_modules/.bin/wrangler"), "dev", "--config", config],
    ...["--ip", "localhost", "--port", String(ports.engines), "--inspector-port", "0"],
  ]);
}

it("Cloudflare Workers static assets respond at every address as the list of rules says", async () => {
  const { origin, stop, output } = await startWorkers();
  try {
    const host = { origin, overTls: true, compresses: false, exemptions: cloudflare };
    expect(await responseErrors(host)).toEqual([]);
    // Where it leads instead of the sample page's own address, the page has to allow its frame.
    const moved = await request(origin, "/samples/booking.html");
    const sample = await request(origin, String(moved.headers.location));
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
