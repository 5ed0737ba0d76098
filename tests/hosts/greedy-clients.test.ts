import { cpSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { builds } from "../support/test-sites.ts";
import { request } from "./request.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** More than the kernel's socket buffers. */
const large = 48 * 1024 * 1024;
const impatient = [process.execPath, "tests/hosts/short-timeout-server.ts"];
const copy = temporaryFolder();

beforeAll(() => {
  cpSync(join(import.meta.dirname, "../..", builds.site), copy, { recursive: true });
  writeFileSync(join(copy, "client/assets/large.bin"), Buffer.alloc(large));
});

let server: RunningServer;
beforeEach(async () => {
  server = await startServer(copy, impatient);
});
afterEach(async () => expect(await server.stop()).toBe(0));

const isAlive = async () => expect((await request(server.origin, "/")).status).toBe(200);

/** Sends a request, reads nothing, and resolves when the server closes the connection. */
function neverReading(bytes: string): Promise<Socket> {
  return new Promise((opened) => {
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1", () => {
      socket.pause();
      socket.write(bytes, () => opened(socket));
    });
    socket.on("error", () => {});
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it("clients that stop reading are cut off in bounded time, and hold one file each", async () => {
  await isAlive();
  const before = server.resources();
  const clients = await Promise.all([
    ...Array.from({ length: 100 }, () => neverReading(get("/assets/large.bin"))),
    // As many pipelined requests as fit in a packet, all for one file.
    ...Array.from({ length: 20 }, () => neverReading(get("/assets/large.bin").repeat(30))),
    // More than browsers pipeline.
    ...Array.from({ length: 20 }, () => neverReading(get("/about").repeat(1000))),
  ]);
  await isAlive();
  const during = server.resources();
  expect(during.files - before.files).toBeLessThanOrEqual(2 * 120 + 5);
  expect(during.bytes - before.bytes).toBeLessThan(2 ** 30);
  await expect.poll(() => server.resources().files).toBeLessThanOrEqual(before.files);
  for (const client of clients) client.destroy();
});

it("a client that reads a little now and then is cut off too", async () => {
  const socket = await neverReading(get("/assets/large.bin"));
  let received = 0;
  const ended = new Promise((done) => socket.once("close", done));
  socket.on("data", (data) => {
    received += data.length;
    socket.pause();
    setTimeout(() => socket.resume(), 50);
  });
  socket.resume();
  await ended;
  expect(received).toBeLessThan(large);
  await isAlive();
});
