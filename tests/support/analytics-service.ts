import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { StubServer } from "./stub-server.ts";

/** The analytics library's file in the build. */
export const libraryFile = /\/vendor-[\w-]{8}\.js$/;

type Sent = { event: string; properties: Record<string, unknown> };

/** Decodes a `/track/` body: base64 or JSON, one event or several, by fetch or beacon. */
function decodeEvents(body: string): Sent[] {
  const data = new URLSearchParams(body).get("data") ?? "";
  const json = /^[[{]/.test(data) ? data : Buffer.from(data, "base64").toString();
  return [JSON.parse(json) as Sent | Sent[]].flat();
}

/** A stub of the analytics service. */
export class AnalyticsService extends StubServer {
  /** The stub's response: success, none at all, an HTTP error, or malformed. */
  mode: "well" | "silent" | "error" | "garbage" = "well";
  requests = 0;
  recordings: string[] = [];
  /** Each request's address and referrer. */
  addresses: { url: URL; referrer: string }[] = [];
  /** Visitors of earlier tests, whose late beacons are ignored. */
  readonly #gone = new Set<unknown>();
  readonly #events = new Map<unknown, Sent>();

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

  get names(): string[] {
    return this.all.map(({ event }) => event);
  }

  reset(): void {
    for (const { properties } of this.all) this.#gone.add(properties["distinct_id"]);
    this.#events.clear();
    this.mode = "well";
    this.requests = 0;
    this.recordings = [];
    this.addresses = [];
  }

  protected async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
    if (request.method === "OPTIONS") return void response.end();
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", "http://analytics");
    const { pathname, searchParams } = url;
    const events = pathname === "/track/" ? decodeEvents(body.toString()) : [];
    if (events.some(({ properties }) => this.#gone.has(properties["distinct_id"]))) {
      return void response.end();
    }
    this.requests += 1;
    this.addresses.push({ url, referrer: request.headers.referer ?? "" });
    if (pathname === "/record/") {
      const zipped = searchParams.get("format") === "gzip";
      this.recordings.push((zipped ? gunzipSync(body) : body).toString());
    }
    for (const sent of events) this.#events.set(sent.properties["$insert_id"], sent);
    if (this.mode === "silent") return;
    if (this.mode === "error") response.statusCode = 500;
    response.end(this.mode === "well" ? '{"status":1,"error":null}' : "<html>");
  }
}
