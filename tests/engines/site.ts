import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Running, startServer } from "../hosts/start-server.ts";
import { builds } from "../support/addresses.ts";

/** Runs first in each page: reports console messages to the server. */
const recorder = `(() => {
  // Ignore errors of requests that navigation aborts.
  let leaving = false;
  addEventListener("beforeunload", () => { leaving = true; });
  const tell = (text) => leaving || navigator.sendBeacon("/recorded-fault", location.pathname + ": " + text);
  for (const kind of ["error", "warn"]) {
    const said = console[kind];
    console[kind] = (...parts) => { tell(parts.map(String).join(" ")); said(...parts); };
  }
  addEventListener("error", (event) => tell(event.message));
  addEventListener("unhandledrejection", (event) => tell(String(event.reason)));
})()`;

/**
 * Serves the build with delayed or missing scripts, in the same way for every engine, and collects
 * errors, which WebKitGTK's driver does not report.
 */
export class EngineSite {
  script: "whole" | "none" | "missing" | "held" = "whole";
  /** Errors and warnings since the last `reset`. */
  faults: string[] = [];
  origin = "";
  #held: (() => void)[] = [];
  #site: Running | undefined;
  #server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === "/recorder.js") {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(recorder);
      return;
    }
    if (path === "/recorded-fault") {
      let text = "";
      for await (const part of request) text += part;
      this.faults.push(text);
      response.writeHead(204).end();
      return;
    }
    if (/^\/assets\/.*\.js$/.test(path)) {
      if (this.script === "held") await new Promise<void>((done) => this.#held.push(done));
      if (this.script === "missing") return void response.writeHead(404).end();
    }
    const answer = await fetch(`${this.#site?.origin}${path}`, {
      headers: { "Accept-Encoding": "identity", Accept: request.headers.accept ?? "*/*" },
      redirect: "manual",
    }).catch(() => undefined);
    // The browser has disconnected, or the test is over.
    if (!answer) return void response.destroy();
    const { "content-length": _, ...headers } = Object.fromEntries(answer.headers);
    headers["cache-control"] = "no-store";
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers["content-type"]?.startsWith("text/html")) {
      const html = body.toString().replace("<head>", '<head><script src="/recorder.js"></script>');
      body = Buffer.from(this.script === "none" ? html.replaceAll(/<\/?noscript>/g, "") : html);
      // Engines have no common switch; unlike one, this does not show `<noscript>`.
      if (this.script === "none") headers["content-security-policy"] = "script-src 'none'";
    }
    response.writeHead(answer.status, headers).end(body);
  });

  async start(): Promise<void> {
    this.#site = await startServer(builds.site);
    await new Promise<void>((done) => this.#server.listen(0, "localhost", done));
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Delivers delayed scripts, and later ones at once. */
  release(): void {
    this.script = "whole";
    for (const go of this.#held.splice(0)) go();
  }

  async stop(): Promise<void> {
    this.release();
    this.#server.close().closeAllConnections();
    await this.#site?.stop();
  }
}
