import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { createSite, readSite } from "../../server/site.ts";
import { builds, ports } from "../support/addresses.ts";
import { ContactEndpoint } from "../support/contact-endpoint.ts";
import { Listener } from "./listener.ts";

const endpoint = new ContactEndpoint();
const listener = new Listener();
let server: Server;
let origin = "";

beforeAll(async () => {
  const built = readSite(builds.heard);
  server = createServer(createSite(() => built));
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await endpoint.start(ports.heardContact);
  await listener.start();
}, 120_000);

afterEach(() => listener.leave());

afterAll(async () => {
  await listener.stop();
  await endpoint.stop();
  server.closeAllConnections();
  server.close();
});

/** Runs a journey from a page and compares its transcript. */
export const journey = (title: string, path: string, steps: (visitor: Listener) => Promise<void>) =>
  test(title, { timeout: 120_000 }, async () => {
    listener.begin(title, origin);
    await listener.open(path);
    await steps(listener);
    listener.end();
  });
