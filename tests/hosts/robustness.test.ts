import { once } from "node:events";
import { cpSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { builds } from "../support/test-sites.ts";
import { request, sendRaw } from "./request.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const builtSite = join(import.meta.dirname, "../..", builds.site);
const copy = temporaryFolder();
const status = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);

let server: RunningServer;
beforeAll(async () => {
  cpSync(builtSite, copy, { recursive: true });
  server = await startServer(copy);
});
afterAll(async () => {
  expect(server.output()).not.toMatch(/ at .*:\d+:\d+|Warning/);
  expect(await server.stop()).toBe(0);
});

const isAlive = async () => expect((await request(server.origin, "/")).status).toBe(200);

async function expectResponse(head: string, expected: number): Promise<void> {
  const response = await sendRaw(server.origin, `${head}\r\n\r\n`);
  expect(status(response)).toBe(expected);
  expect(response).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
  expect(response).toMatch(/^Content-Security-Policy: /m);
  expect(response).not.toMatch(/^(?:Server|X-Powered-By):/im);
  expect(response).not.toMatch(/root:x:|"devDependencies"|node:internal/);
}

describe("requests that no browser makes", () => {
  const long = "a".repeat(3000);
  const targets = {
    200: `HTTP://x:8080?y=1 /about?x=%00 /about?${long}`,
    400: `/..\\..\\package.json /..%5c..%5cpackage.json /about%00.html /% /%c0%ae%c0%ae/ http:///about
      http://x@y/about /about/?\x0c *`,
    404: `/${"%61".repeat(400)} /../../package.json /..%2f..%2fpackage.json /....//....//etc/passwd
      /%2e%2e/%2e%2e/package.json /assets/../../hosting/rules.json //etc/passwd //_headers ///about
      /.well-known/none /__proto__ /constructor /${long}`,
  };
  const rows = Object.entries(targets).flatMap(([expected, all]) =>
    all.split(/[ \n]+/).map((target) => [target, Number(expected)] as const),
  );
  it.each(rows)("%s", (target, expected) =>
    expectResponse(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close`, expected),
  );

  it.each([
    ["hello", 400],
    ["BREW / HTTP/1.1\r\nHost: x", 400],
    ["GET / HTTP/1.0", 200],
    ["GET / HTTP/1.1\r\nHost: x/y\r\nConnection: close", 400],
    ["GET / HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close", 417],
    ["GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2", 400],
    ["TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close", 405],
    ["POST /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\n", 405],
    ["GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket", 200],
  ])("%j", expectResponse);
});

describe("16 kB of a header that the server reads cost it no more than a short one", () => {
  const parts = [" ", ...'\t|,|;|q=0.|;q=0|br;q=0 |/|%|%2|"|W/"|a|.'.split("|")];
  const headers = ["Accept-Encoding", "If-None-Match", "Expect", "Host", "X-Forwarded-Proto"];

  function requestWith(name: string, value: string): string {
    const isTarget = name === "the target";
    const target = isTarget ? `/${value.replaceAll(/\s/g, "%20")}` : "/about";
    const host = name === "Host" ? "" : "Host: x\r\n";
    const header = isTarget ? "" : `${name}: ${value}\r\n`;
    return `GET ${target} HTTP/1.1\r\n${host}${header}Connection: close\r\n\r\n`;
  }

  /** Returns the CPU time of five requests in ms, which other processes do not affect. */
  async function costOf(bytes: string): Promise<number> {
    const before = server.cpuMs();
    for (let count = 0; count < 5; count++) await sendRaw(server.origin, bytes);
    return server.cpuMs() - before;
  }

  it.each([...headers, "the target"])("%s", async (name) => {
    for (const part of parts) {
      const requestOf = (length: number) =>
        requestWith(name, `br${part.repeat(Math.ceil(length / part.length))}x`);
      const limit = 100 + 5 * (await costOf(requestOf(100)));
      expect(await costOf(requestOf(15_800)), JSON.stringify(part)).toBeLessThan(limit);
    }
  });
});

it("each encoding has its own ETag, and is chosen by Accept-Encoding", async () => {
  const forms = {
    br: ["br, gzip", "gzip ; Q=0.5,br;q=0.5", "gzip, deflate, BR", "*;q=0.1"],
    gzip: ["gzip", "gzip;q=1, br;q=0", "br ; Q=0.0, gzip", "br;q=0.1, gzip;q=1", "*;q=0.1, gzip"],
    undefined: ["identity", "gzip;q=0, deflate", "brotli", "", "br;q=0.5, identity", "br;q=x"],
  };
  for (const [form, accepts] of Object.entries(forms))
    for (const accept of accepts) {
      const { headers } = await request(server.origin, "/about", { "Accept-Encoding": accept });
      expect(String(headers["content-encoding"]), accept).toBe(form);
      const again = { "Accept-Encoding": accept, "If-None-Match": `W/${headers.etag}` };
      expect((await request(server.origin, "/about", again)).status).toBe(304);
    }
});

it("a client that never ends its headers is sent away, while others are served", async () => {
  const slow = sendRaw(server.origin, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  await isAlive();
  expect(status(await slow)).toBe(408);
});

describe("a build that changes under the server", () => {
  it("a file that goes missing is served as it was read, until another build takes its place", async () => {
    rmSync(join(copy, "client/share/testimonials.png"));
    expect((await request(server.origin, "/share/testimonials.png")).status).toBe(200);
  });

  it("another build in its folder is served from the next request on, if it can be read", async () => {
    const statusOf = async (path: string) => (await request(server.origin, path)).status;
    writeFileSync(join(copy, "client/assets/new-1.js"), "export {};");
    expect(await statusOf("/assets/new-1.js")).toBe(404);
    const rules = readFileSync(join(copy, "hosting/rules.json"));
    writeFileSync(join(copy, "hosting/rules.json"), rules);
    expect(await statusOf("/assets/new-1.js")).toBe(200);
    expect(await statusOf("/share/testimonials.png")).toBe(404);
  });

  const rulesFile = join(copy, "hosting/rules.json");
  const page = join(copy, "client/about/index.html");
  const swap = (file: string, content: string) => {
    const before = readFileSync(file);
    writeFileSync(file, content);
    return () => writeFileSync(file, before);
  };
  const remove = (file: string) => {
    renameSync(file, `${file}.away`);
    return () => renameSync(`${file}.away`, file);
  };
  it.each<[what: string, damage: () => () => void]>([
    ["half of its rules", () => swap(rulesFile, "{")],
    ["rules of nothing", () => swap(rulesFile, '{"missing":[],"redirects":[]}')],
    ["no rules", () => remove(rulesFile)],
    ["no folder", () => remove(copy)],
    ["a page that is not there yet", () => remove(page)],
  ])("a build with %s leaves the former in place, and is read once whole", async (what, damage) => {
    const name = `/assets/after-${what.replaceAll(" ", "-")}.js`;
    writeFileSync(join(copy, `client${name}`), "export {};");
    // To the server, a newer `rules.json` is a new build.
    utimesSync(rulesFile, new Date(), new Date());
    const repair = damage();
    await isAlive();
    expect((await request(server.origin, "/about")).status).toBe(200);
    expect(status(await sendRaw(server.origin, "hello\r\n\r\n"))).toBe(400);
    repair();
    await expect.poll(async () => (await request(server.origin, name)).status).toBe(200);
  });

  it("on SIGTERM while it serves, it finishes the response and ends well", async () => {
    const other = await startServer(builtSite);
    const socket = connect(Number(new URL(other.origin).port), "127.0.0.1").setEncoding("latin1");
    let received = "";
    socket.on("data", (data) => {
      received += data;
    });
    const ended = once(socket, "close");
    socket.write("GET /share/about.png HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    const code = other.stop();
    await ended;
    expect(await code).toBe(0);
    const [head = "", ...body] = received.split("\r\n\r\n");
    const [, length] = /Content-Length: (\d+)/i.exec(head) ?? [];
    expect(body.join("\r\n\r\n")).toHaveLength(Number(length));
  });
});
