import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { headersFor, type Rules } from "./rules.ts";

/** Milliseconds that a client may take. Real ones on bad lines need less; attackers more. */
const patience = { headers: 10_000, request: 15_000, idle: 20_000, stalled: 60_000, end: 10_000 };

const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what is no request at all as short as it deserves, with the headers of every answer. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, rules: Rules): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = answers[error.code ?? ""] ?? "400 Bad Request";
  const headers = {
    ...headersFor(rules, "/*", false),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(status.length + 1),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${status}\n`);
}

/** A server that slow, broken and greedy clients cannot hold up. */
export function guardedServer(site: RequestListener, rules: () => Rules): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
      // The site refuses it itself, with the headers of every answer.
      requireHostHeader: false,
    },
    site,
  );
  // Also those who stop reading in the middle of a download.
  server.setTimeout(patience.stalled, (socket) => socket.destroy());
  server.on("clientError", (error, socket) => refuse(error, socket as Socket, rules()));
  return server;
}

/** Takes no more requests, finishes the answers under way, then ends. */
export async function stopGently(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), patience.end);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
