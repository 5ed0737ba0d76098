import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { ports } from "./addresses.ts";

/** The file of the service's library among the site's own. */
export const libraryFile = /\/vendor-[\w-]{8}\.js$/;

export type Sent = { event: string; properties: Record<string, unknown> };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What `/track/` receives: base64 or plain JSON, one event or many, by request or by beacon. */
function decodeEvents(body: string): Sent[] {
  const data = new URLSearchParams(body).get("data") ?? "";
  const json = /^[[{]/.test(data) ? data : Buffer.from(data, "base64").toString();
  return [JSON.parse(json) as Sent | Sent[]].flat();
}

/** The analytics service, on another loopback origin, which reads what it gets as the service would. */
export class Collector {
  /** How it answers: as it should, with a fault, or with nonsense. */
  answer: "well" | "slow" | "fault" | "garbage" = "well";
  requests = 0;
  recordings: string[] = [];
  /** Visitors of earlier tests: what their pages send while they are closed counts for nobody. */
  static readonly #gone = new Set<unknown>();
  #events = new Map<unknown, Sent>();
  #server: Server | undefined;

  /** Every event in the order in which it was raised, each once, without the library's own. */
  get events(): Sent[] {
    const raised = ({ properties }: Sent) => String(properties["timestamp"]);
    return this.all
      .filter(({ event }) => !event.startsWith("$"))
      .sort((one, other) => raised(one).localeCompare(raised(other)));
  }

  /** Every event with all that came with it, the library's own among them. */
  get all(): Sent[] {
    return [...this.#events.values()];
  }

  /** Every event's name, the library's own among them. */
  get names(): string[] {
    return this.all.map(({ event }) => event);
  }

  /** Listens where the site sends to, or at `port` (0: any that is free). Returns the port. */
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
