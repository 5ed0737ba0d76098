import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type RunningServer, startServer } from "../hosts/start-server.ts";
import { StubServer } from "../support/stub-server.ts";
import { builds } from "../support/test-sites.ts";

/** Runs first in each page: reports console messages to the server. */
const recorder = `(() => {
  // Ignore errors of requests that navigation aborts.
  let leaving = false;
  addEventListener("beforeunload", () => { leaving = true; });
  const report = (text) => leaving || navigator.sendBeacon("/recorded-error", location.pathname + ": " + text);
  for (const kind of ["error", "warn"]) {
    const said = console[kind];
    console[kind] = (...parts) => { report(parts.map(String).join(" ")); said(...parts); };
  }
  addEventListener("error", (event) => report(event.message));
  addEventListener("unhandledrejection", (event) => report(String(event.reason)));
})()`;

/**
 * Serves the build with delayed or missing scripts, in the same way for every engine, and collects
 * errors, which WebKitGTK's driver does not report.
 */
export class EngineSite extends StubServer {
  script: "whole" | "missing" | "held" = "whole";
  /** Errors and warnings, which each journey takes out. */
  errors: string[] = [];
  #held: (() => void)[] = [];
  #site: RunningServer | undefined;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  protected async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (path === "/recorder.js") {
      return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(recorder);
    }
    if (path === "/recorded-error") {
      this.errors.push(await text(request));
      return void response.writeHead(204).end();
    }
    if (/^\/assets\/.*\.js$/.test(path)) {
      if (this.script === "held") await new Promise<void>((done) => this.#held.push(done));
      if (this.script === "missing") return void response.writeHead(404).end();
    }
    const upstream = await fetch(`${this.#site?.origin}${path}`, {
      headers: { "Accept-Encoding": "identity", Accept: request.headers.accept ?? "*/*" },
      redirect: "manual",
    }).catch(() => undefined);
    // The browser has disconnected, or the test is over.
    if (!upstream) return void response.destroy();
    const { "content-length": _, ...headers } = Object.fromEntries(upstream.headers);
    headers["cache-control"] = "no-store";
    let body = Buffer.from(await upstream.arrayBuffer());
    if (headers["content-type"]?.startsWith("text/html")) {
      const html = body.toString().replace("<head>", '<head><script src="/recorder.js"></script>');
      body = Buffer.from(html);
    }
    response.writeHead(upstream.status, headers).end(body);
  }

  override async start(): Promise<void> {
    this.#site = await startServer(builds.site);
    await super.start();
  }

  /** Delivers delayed scripts, and later ones at once. */
  release(): void {
    this.script = "whole";
    for (const go of this.#held.splice(0)) go();
  }

  override async stop(): Promise<void> {
    this.release();
    await super.stop();
    await this.#site?.stop();
  }
}
