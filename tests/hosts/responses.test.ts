import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { builds, ports } from "../support/addresses.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { request } from "./request.ts";
import { errorsOf } from "./responses.ts";
import { startNginx, startServer } from "./start-server.ts";

it("the built-in server responds at every address as the list of rules says", async () => {
  const { origin, stop } = await startServer(builds.site);
  expect(await errorsOf({ origin, overTls: false, compresses: true })).toEqual([]);
  expect(await stop()).toBe(0);
});

it("nginx does too, and behind a proxy that speaks TLS it asks for TLS from then on", async () => {
  const folder = temporaryFolder(onTestFinished);
  const site = join(folder, "site.conf");
  const build = join(import.meta.dirname, "../..", builds.site);
  const built = readFileSync(join(build, "hosting/nginx-site.conf"), "utf8")
    .replaceAll(/ {2}listen .*\n/g, "")
    .replace("root /srv/site/client;", `listen 127.0.0.1:${ports.nginx};\n  root ${build}/client;`);
  writeFileSync(site, built);
  const { origin, stop } = await startNginx(folder, site, ports.nginx);
  try {
    expect(await errorsOf({ origin, overTls: false, compresses: true })).toEqual([]);
    const { headers } = await request(origin, "/no/such", { "X-Forwarded-Proto": "https" });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers["content-security-policy"]).toMatch(/; upgrade-insecure-requests$/);
  } finally {
    await stop();
  }
});
