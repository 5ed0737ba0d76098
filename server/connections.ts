import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { siteListener } from "./respond.ts";
import { headersFor, type Rules } from "./rules.ts";
import type { Site } from "./site.ts";

/** In ms; clients on slow networks stay below them. `stalled` is for clients that do not read. */
const timeouts = {
  headers: 10_000,
  request: 15_000,
  idle: 20_000,
  stalled: 30_000,
  response: 300_000,
  shutdown: 10_000,
};

const statusByCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function rejectRequest(error: NodeJS.ErrnoException, socket: Socket, rules: Rules): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statusByCode[error.code ?? ""] ?? "400 Bad Request";
  const headers = {
    ...headersFor(rules, "/*", false),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(status.length + 1),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${status}\n`);
}

/** Creates the site's server, with limits for slow, broken and abusive clients. */
export function createSiteServer(getSite: () => Site, overrides: Partial<typeof timeouts> = {}) {
  const limits = { ...timeouts, ...overrides };
  const listener = siteListener(getSite);
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
      // The site itself responds with 400, with the headers of every response.
      requireHostHeader: false,
    },
    listener,
  );
  // Node.js keeps the memory of idle connections after they end.
  server.maxConnections = 2000;
  // Node.js itself would respond, without the headers of every response.
  server.on("checkExpectation", listener);
  // Also limits a client that reads a little now and then.
  server.on("request", ({ socket }, response) => {
    const limit = setTimeout(() => socket.destroy(), limits.response);
    response.once("close", () => clearTimeout(limit));
  });
  // Also for clients that stop reading during a response.
  server.setTimeout(limits.stalled, (socket) => socket.destroy());
  server.on("clientError", (error, socket) => {
    try {
      rejectRequest(error, socket as Socket, getSite().rules);
    } catch {
      socket.destroy();
    }
  });
  return server;
}

/** Stops accepting connections and finishes pending responses, then resolves. */
export async function shutDown(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), timeouts.shutdown);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
