import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { checkLinks, outsideLinks } from "./links.ts";

let server: Server;
let base = "";
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === "/slow") return;
    if (request.url === "/moved") response.writeHead(301, { Location: "/here" });
    else if (request.url === "/no-head" && request.method === "HEAD") response.writeHead(405);
    else if (request.url === "/gone") response.writeHead(404);
    else if (request.url === "/robots") response.writeHead(403);
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("links of the content are found once, with their place", () => {
  const input = { list: [{ url: "https://a.test/1" }], name: "x" };
  const record = { schema: z.unknown(), input, variables: new Map() };
  const records = new Map([["content/a.yaml", record]]);
  const texts = new Map([
    ["content/b.mdx", "One\n\n[two](https://b.test/2) [one](https://a.test/1)"],
  ]);
  const links = outsideLinks({ records, texts }).sort((a, b) => a.url.localeCompare(b.url));
  expect(links).toEqual([
    { url: "https://a.test/1", file: "content/a.yaml", field: "list.0.url" },
    { url: "https://b.test/2", file: "content/b.mdx", field: "line 3" },
  ]);
});

it("dead links are told apart from what a robot cannot see, in real requests", async () => {
  // A port that was free a moment ago: nothing answers there.
  const spare = createServer();
  await new Promise<void>((done) => spare.listen(0, "127.0.0.1", done));
  const closed = `http://127.0.0.1:${(spare.address() as AddressInfo).port}/closed`;
  await new Promise((done) => spare.close(done));
  const paths = ["/here", "/moved", "/no-head", "/gone", "/robots", "/slow"];
  const places = [...paths.map((path) => base + path), closed];
  const { dead, unsure } = await checkLinks(
    places.map((url) => ({ url, file: "content/a.yaml", field: "url" })),
    { timeout: 1500, pause: 0 },
  );
  expect(dead.map(({ found }) => found).sort()).toEqual(
    [`${base}/gone: answers 404`, `${closed}: ECONNREFUSED`].sort(),
  );
  expect(unsure.map((line) => line.replace(base, ""))).toEqual([
    "content/a.yaml: url: /robots: answers 403",
    "content/a.yaml: url: /slow: no answer in time",
  ]);
  expect(asked.filter((line) => line.endsWith("/here")).length).toBeGreaterThan(0);
  expect(asked).not.toContain("GET /here");
});

it("where nothing answers at all, the network is asked after and no link is blamed", async () => {
  const places = [1, 2, 3, 4].map((n) => ({
    url: `http://no-such-host-${n}.invalid/`,
    file: "content/a.yaml",
    field: "url",
  }));
  const { dead } = await checkLinks(places, { timeout: 5000, pause: 0 });
  expect(dead.map(({ found }) => found)).toEqual(["none of 4 addresses answered"]);
});
