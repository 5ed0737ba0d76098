import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "../hosts/request.ts";
import { type Running, startServer } from "../hosts/start-server.ts";
import { builds } from "../support/addresses.ts";
import { publicPaths } from "../support/page-kinds.ts";
import { builtPage } from "../support/pages.ts";

/* The initial congestion window: ten packets (RFC 6928) of 1460 bytes. Response headers, initial
   CSS and the hero must fit, so that first paint needs no second round trip. */
const initialWindow = 10 * 1460;

/** Where a page's hero ends: after the facts on the home page, after the text on others. */
const heroEnds = ['<section class="press-strip', '<div class="page-hero-view">'];

function untilHeroEnds(html: string): string {
  const ends = heroEnds.map((mark) => html.indexOf(mark)).filter((at) => at > 0);
  expect(ends.length, "a hero").toBeGreaterThan(0);
  return html.slice(0, Math.min(...ends));
}

let server: Running;
beforeAll(async () => {
  server = await startServer(builds.site);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

it.each([...publicPaths, "/gallery-popup"])(
  "the hero of %s is in the initial congestion window",
  async (path) => {
    const headers = await send(
      server.origin,
      `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
    expect(headers).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-encoding: br/i);
    const size = headers.length + brotliCompressSync(untilHeroEnds(builtPage(path))).length;
    expect(size).toBeLessThanOrEqual(initialWindow);
  },
);
