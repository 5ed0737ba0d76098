import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, test } from "vitest";
import { createSite, readSite } from "../../server/site.ts";
import { builds, ports } from "../support/addresses.ts";
import { ContactEndpoint } from "../support/contact-endpoint.ts";
import { Listener } from "./listener.ts";

const servers: Server[] = [];
const endpoint = new ContactEndpoint();
const listener = new Listener();
let site = "";
let configuredSite = "";

async function serve(folder: string, port = 0): Promise<string> {
  const built = readSite(folder);
  const server = createServer(createSite(() => built));
  servers.push(server);
  await new Promise<void>((done) => server.listen(port, "localhost", done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  site = await serve(builds.site);
  configuredSite = await serve(builds.configuredSite, ports.configuredSite);
  await endpoint.start();
  await listener.start();
}, 120_000);

afterAll(async () => {
  await listener.stop();
  await endpoint.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** What a visitor hears from a page on; only the configured site has a contact form. */
export const journey = (title: string, path: string, steps: (visitor: Listener) => Promise<void>) =>
  test(title, { timeout: 120_000 }, async () => {
    await listener.begin(title, path === "/contact-us" ? configuredSite : site);
    await listener.open(path);
    await steps(listener);
    await listener.end();
  });
