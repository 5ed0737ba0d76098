import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { nginxSite } from "../../scripts/hosting/nginx.ts";
import { builds, ports } from "../support/addresses.ts";
import { ask } from "./ask.ts";
import { builtRules, errorsOf } from "./every-answer.ts";
import { startNginx, startServer } from "./start-server.ts";

it("the built-in server answers every address as the list of rules says", async () => {
  const { origin, stop } = await startServer(builds.site);
  expect(await errorsOf({ origin, overTls: false, compresses: true })).toEqual([]);
  expect(await stop()).toBe(0);
});

it("nginx does too, and behind a proxy that speaks TLS it asks for TLS from then on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const site = join(folder, "site.conf");
  const client = join(import.meta.dirname, "../..", builds.site, "client");
  writeFileSync(site, nginxSite(builtRules(), [`127.0.0.1:${ports.nginx}`], client));
  const { origin, stop } = await startNginx(folder, site, ports.nginx);
  try {
    expect(await errorsOf({ origin, overTls: false, compresses: true })).toEqual([]);
    const { headers } = await ask(origin, "/no/such", { "X-Forwarded-Proto": "https" });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers["content-security-policy"]).toMatch(/; upgrade-insecure-requests$/);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
