import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { ports } from "./addresses.ts";

/** The analytics library's file in the build. */
export const libraryFile = /\/vendor-[\w-]{8}\.js$/;

export type Sent = { event: string; properties: Record<string, unknown> };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Decodes a `/track/` body: base64 or JSON, one event or several, by fetch or beacon. */
function decodeEvents(body: string): Sent[] {
  const data = new URLSearchParams(body).get("data") ?? "";
  const json = /^[[{]/.test(data) ? data : Buffer.from(data, "base64").toString();
  return [JSON.parse(json) as Sent | Sent[]].flat();
}

/** A stub of the analytics service on another loopback origin. */
export class Collector {
  /** The stub's response: success, delayed, an HTTP error, or malformed. */
  answer: "well" | "slow" | "fault" | "garbage" = "well";
  requests = 0;
  recordings: string[] = [];
  /** Visitors of earlier tests, whose late beacons are ignored. */
  static readonly #gone = new Set<unknown>();
  #events = new Map<unknown, Sent>();
  #server: Server | undefined;

  /** Distinct events in order, without the library's own. */
  get events(): Sent[] {
    const raised = ({ properties }: Sent) => String(properties["timestamp"]);
    return this.all
      .filter(({ event }) => !event.startsWith("$"))
      .sort((one, other) => raised(one).localeCompare(raised(other)));
  }

  /** All requests' events, including the library's own. */
  get all(): Sent[] {
    return [...this.#events.values()];
  }

  /** All event names, including the library's own. */
  get names(): string[] {
    return this.all.map(({ event }) => event);
  }

  /** Listens on the configured port, or on `port` (0: any free one), and returns it. */
  async start(port: number = ports.collector): Promise<number> {
    const server = createServer(async (request, response) => {
      response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
      response.setHeader("Access-Control-Allow-Credentials", "true");
      response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
      if (request.method === "OPTIONS") return void response.end();
      this.requests += 1;
      const body = await bodyOf(request);
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://collector");
      if (pathname === "/record/") {
        const zipped = searchParams.get("format") === "gzip";
        this.recordings.push((zipped ? gunzipSync(body) : body).toString());
      } else if (pathname === "/track/") {
        for (const sent of decodeEvents(body.toString())) {
          if (Collector.#gone.has(sent.properties["distinct_id"])) continue;
          this.#events.set(sent.properties["$insert_id"], sent);
        }
      }
      if (this.answer === "slow") return;
      if (this.answer === "fault") response.statusCode = 500;
      response.end(this.answer === "well" ? '{"status":1,"error":null}' : "<html>");
    });
    await new Promise<void>((done) => server.listen(port, "localhost", done));
    this.#server = server;
    return (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const { properties } of this.all) Collector.#gone.add(properties["distinct_id"]);
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done) ?? done(null));
  }
}
