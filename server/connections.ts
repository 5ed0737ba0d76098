import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { headersFor, type Rules } from "./rules.ts";

/**
 * Timeouts in milliseconds: for the headers, for the whole request, between two requests, while a
 * client reads nothing of a response, for one whole response, and until the server stops. Clients on
 * slow networks stay below them.
 */
const defaults = {
  headers: 10_000,
  request: 15_000,
  idle: 20_000,
  stalled: 30_000,
  answer: 300_000,
  end: 10_000,
};

/** Requests that one connection may send ahead of their answers; browsers send none. */
const mostAhead = 32;

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

/**
 * Answers the requests of one connection one after the other, each in bounded time: a client that
 * asks for much and reads nothing holds one open file and one buffer, and not for long.
 */
function oneByOne(site: RequestListener, longest: number): RequestListener {
  const lines = new WeakMap<Socket, { turn: Promise<void>; length: number }>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { turn: Promise.resolve(), length: 0 };
    lines.set(socket, line);
    line.length += 1;
    if (line.length > mostAhead) socket.destroy();
    line.turn = line.turn.then(async () => {
      if (!socket.destroyed) {
        const limit = setTimeout(() => socket.destroy(), longest);
        const closed = new Promise((done) => response.once("close", done));
        site(request, response);
        await closed;
        clearTimeout(limit);
      }
      line.length -= 1;
    });
  };
}

/** A server that slow, broken and greedy clients cannot hold up. */
export function guardedServer(
  site: RequestListener,
  rules: () => Rules,
  shorter: Partial<typeof defaults> = {},
): Server {
  const timeouts = { ...defaults, ...shorter };
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
      // The site refuses it itself, with the headers of every answer.
      requireHostHeader: false,
    },
    oneByOne(site, timeouts.answer),
  );
  // Also those who stop reading in the middle of an answer.
  server.setTimeout(timeouts.stalled, (socket) => socket.destroy());
  server.on("clientError", (error, socket) => refuse(error, socket as Socket, rules()));
  return server;
}

/** Takes no more requests, finishes the answers under way, then ends. */
export async function stopGently(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), defaults.end);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
