import { afterAll, afterEach, beforeAll, test } from "vitest";
import { type Running, startServer } from "../hosts/start-server.ts";
import { builds, ports } from "../support/addresses.ts";
import { ContactEndpoint } from "../support/contact-endpoint.ts";
import { Listener } from "./listener.ts";

const endpoint = new ContactEndpoint();
const listener = new Listener();
let server: Running;

beforeAll(async () => {
  server = await startServer(builds.heard);
  await endpoint.start(ports.heardContact);
  await listener.start();
}, 120_000);

afterEach(() => listener.leave());

afterAll(async () => {
  await listener.stop();
  await endpoint.stop();
  await server.stop();
});

/** Runs a journey from a page and compares its transcript. */
export const journey = (title: string, path: string, steps: (visitor: Listener) => Promise<void>) =>
  test(title, { timeout: 120_000 }, async () => {
    listener.begin(title, server.origin);
    await listener.open(path);
    await steps(listener);
    listener.end();
  });
