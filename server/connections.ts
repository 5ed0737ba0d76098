import { createServer, type Server } from "node:http";
import { createSite, type Site } from "./site.ts";

/** In ms; clients on slow networks stay below them. `stalled` is for clients that do not read. */
const defaults = {
  headers: 10_000,
  request: 15_000,
  idle: 20_000,
  stalled: 30_000,
  response: 300_000,
  end: 10_000,
};

/** Creates the site's server, with limits for slow, broken and abusive clients. */
export function guardedServer(current: () => Site, shorter: Partial<typeof defaults> = {}): Server {
  const timeouts = { ...defaults, ...shorter };
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    },
    createSite(current),
  );
  // Node.js keeps the memory of idle connections after they end.
  server.maxConnections = 2000;
  // Also limits a client that reads a little now and then.
  server.on("request", ({ socket }, response) => {
    const limit = setTimeout(() => socket.destroy(), timeouts.response);
    response.once("close", () => clearTimeout(limit));
  });
  // Also for clients that stop reading during a response.
  server.setTimeout(timeouts.stalled, (socket) => socket.destroy());
  return server;
}

/** Stops accepting connections and finishes pending responses, then resolves. */
export async function stopGently(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), defaults.end);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
