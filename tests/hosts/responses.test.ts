import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { builds, ports } from "../support/test-sites.ts";
import { responseErrors } from "./check-responses.ts";
import { request, sendRaw } from "./request.ts";
import { nginxCommand, startNginx, startServer } from "./start-server.ts";

/** Requests that a proxy sends, and others that only look like them. */
async function expectTlsOfProxiesOnly(origin: string): Promise<void> {
  for (const protocol of "https|http|xhttps|https,http|httpsx|HTTPS|http https".split("|")) {
    const { headers } = await request(origin, "/no/such", { "X-Forwarded-Proto": protocol });
    const isTls = protocol === "https";
    const age = isTls ? "max-age=31536000" : undefined;
    expect(headers["strict-transport-security"], protocol).toBe(age);
  }
}

/** A cache in front must not keep an error for a year in place of a script. */
async function expectErrorsToExpire(origin: string): Promise<void> {
  const [script = ""] = globSync("assets/*.js", { cwd: join(builds.site, "client") });
  const heads = {
    [`POST /${script} HTTP/1.1\r\nHost: x`]: 405,
    [`GET /${script} HTTP/1.1\r\nHost: x/y`]: 400,
    [`GET /${script} HTTP/1.1\r\nHost: x\r\nExpect: more`]: 417,
    [`GET /${script} HTTP/1.1\r\nHost: x\r\nIf-Match: "x"`]: 412,
    [`GET /${script} HTTP/1.1\r\nHost: x\r\nContent-Length: 2000`]: 413,
  };
  for (const [head, error] of Object.entries(heads)) {
    const response = await sendRaw(origin, `${head}\r\nConnection: close\r\n\r\n`);
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(response) ?? [];
    // A server may also ignore what asks for the error.
    const lifetime = Number(status) === error ? "no-cache" : "public, max-age=31536000, immutable";
    expect(response, head).toMatch(/^HTTP\/1\.1 [24]/);
    expect(response, head).toMatch(new RegExp(`^Cache-Control: ${lifetime}\\r$`, "m"));
    expect(response, head).not.toContain("<center>nginx</center>");
  }
}

/** Some proxies speak HTTP/1.0, such as nginx unless told otherwise, and others say who they are. */
async function expectCompressionForProxies(origin: string): Promise<void> {
  for (const version of ["1.0", "1.1"]) {
    const head = `GET /about HTTP/${version}\r\nHost: x\r\nVia: 1.1 proxy\r\nAccept-Encoding: gzip`;
    const response = await sendRaw(origin, `${head}\r\nConnection: close\r\n\r\n`);
    expect(response, version).toMatch(/^Content-Encoding: gzip\r$/m);
  }
}

/** What both servers respond to and refuse alike. */
async function expectAlike(origin: string): Promise<void> {
  expect(await responseErrors({ origin, overTls: false, compresses: true })).toEqual([]);
  await expectTlsOfProxiesOnly(origin);
  await expectErrorsToExpire(origin);
  await expectCompressionForProxies(origin);
  const heads = {
    "GET / HTTP/1.1\r\nHost: x\r\nHost: x": 400,
    "GET / HTTP/1.1\r\nHost:": 400,
    "GET / HTTP/1.1": 400,
    "GET http://elsewhere.example/about HTTP/1.1\r\nHost: x": 200,
    "GET http://elsewhere.example HTTP/1.1\r\nHost: x": 200,
    "GET /about HTTP/1.1\r\nHost: x\r\nRange: bytes=99999999-": 200,
    [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(20_000)}`]: 431,
  };
  for (const [head, status] of Object.entries(heads)) {
    const response = await sendRaw(origin, `${head}\r\nConnection: close\r\n\r\n`);
    expect(response, head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response, head).toMatch(/^Content-Security-Policy: /m);
  }
}

it("the built-in server responds at every address as the list of rules says", async () => {
  const { origin, stop } = await startServer(builds.site);
  await expectAlike(origin);
  expect(await stop()).toBe(0);
});

it("the built-in server listens on loopback unless HOST says otherwise", async () => {
  // Another address of this machine, as a network has it.
  const elsewhere = (origin: string) => request(origin.replace("127.0.0.1", "127.0.0.2"), "/");
  const near = await startServer(builds.site);
  await expect(elsewhere(near.origin)).rejects.toThrow("ECONNREFUSED");
  expect(await near.stop()).toBe(0);
  const command = ["env", "HOST=0.0.0.0", process.execPath, "server/main.ts"];
  const open = await startServer(builds.site, command);
  expect((await elsewhere(open.origin)).status).toBe(200);
  expect(await open.stop()).toBe(0);
});

it("nginx does too, and behind a proxy that speaks TLS it asks for TLS from then on", async () => {
  const folder = temporaryFolder(onTestFinished);
  const site = join(folder, "site.conf");
  const build = join(import.meta.dirname, "../..", builds.site);
  const written = readFileSync(join(build, "hosting/nginx-site.conf"), "utf8");
  expect(written.match(/^ *listen .*/gm)).toEqual(["  listen 127.0.0.1:8080;"]);
  const built = written
    .replaceAll(/ {2}listen .*\n/g, "")
    .replace("root /srv/site/client;", `listen 127.0.0.1:${ports.nginx};\n  root ${build}/client;`);
  writeFileSync(site, built);
  const { origin, stop } = await startNginx(folder, site, ports.nginx);
  onTestFinished(stop);
  await expectAlike(origin);
  const check = spawnSync(`${nginxCommand(folder)} -t -q`, { shell: true, encoding: "utf8" });
  expect(check.stderr).toBe("");
});
