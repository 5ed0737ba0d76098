import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nginxMain, nginxSite } from "../../scripts/hosting/nginx.ts";
import { builds, ports } from "../support/addresses.ts";
import { ask } from "./ask.ts";
import { builtRules, deepFaultsOf, faultsOf } from "./every-answer.ts";

const origin = `http://127.0.0.1:${ports.nginx}`;
const scratch = mkdtempSync(join(tmpdir(), "site-nginx-"));
const client = join(import.meta.dirname, "../..", builds.site, "client");
let stop = async () => {};

beforeAll(async () => {
  const site = join(scratch, "site.conf");
  writeFileSync(site, nginxSite(builtRules(), [`127.0.0.1:${ports.nginx}`], client));
  // As root, workers need permission to read the checkout.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(join(scratch, "nginx.conf"), user + nginxMain(site, scratch));
  const nginx = spawn("/usr/sbin/nginx", [
    "-p",
    scratch,
    "-e",
    "stderr",
    "-c",
    join(scratch, "nginx.conf"),
    "-g",
    "daemon off;",
  ]);
  let output = "";
  nginx.stderr.on("data", (data) => {
    output += data;
  });
  const exit = once(nginx, "exit");
  stop = async () => {
    nginx.kill("SIGQUIT");
    await exit;
    rmSync(scratch, { recursive: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask(origin, "/").catch(() => null)) return;
    if (nginx.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`nginx: expected it to answer, found: ${output}`);
}, 30_000);
afterAll(() => stop());

it("nginx answers every address as the list of rules says", async () => {
  const host = { origin, overTls: false, compresses: true };
  expect(await faultsOf(host)).toEqual([]);
  expect(await deepFaultsOf(host)).toEqual([]);
});

it("behind a proxy that speaks TLS it also asks for TLS from then on", async () => {
  const { headers } = await ask(origin, "/no/such", { "X-Forwarded-Proto": "https" });
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  expect(headers["content-security-policy"]).toMatch(/; upgrade-insecure-requests$/);
});
