import { afterAll, beforeAll, expect, it } from "vitest";
import { publicPaths } from "../../app/routes.ts";
import { send } from "./ask.ts";
import { type Running, startServer } from "./start-server.ts";

/*
 * What a server may send before it has heard of the browser again: ten packets (RFC 6928) of 1460
 * bytes. A page that fits, headers and all, paints one round trip earlier.
 */
const firstPackets = 10 * 1460;
/** The two longest: they need some more packets. */
const longer = ["/legal/privacy", "/service/perianal-dermatology"];

let server: Running;
beforeAll(async () => {
  server = await startServer("build");
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

it.each([...publicPaths, "/gallery-popup"].filter((path) => !longer.includes(path)))(
  "%s comes with the first packets",
  async (path) => {
    const headers = await send(
      server.origin,
      `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
    expect(headers).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-encoding: br/i);
    const [, body = ""] = /^content-length: (\d+)/im.exec(headers) ?? [];
    expect(headers.length + Number(body)).toBeLessThanOrEqual(firstPackets);
  },
);
