import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSite, readSite } from "../../server/site.ts";
import { builds } from "../support/addresses.ts";

/** How the server delivers scripts. */
export type ScriptMode = "whole" | "none" | "missing" | "held";

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

const listen = (server: Server) =>
  new Promise<string>((done) => {
    server.listen(0, "localhost", () =>
      done(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });

/**
 * Serves the build with delayed or missing scripts, in the same way for every engine, and collects
 * errors, which WebKitGTK's driver does not report.
 */
export class EngineSite {
  script: ScriptMode = "whole";
  /** Errors and warnings since the last `reset`. */
  faults: string[] = [];
  origin = "";
  #held: (() => void)[] = [];
  #built = readSite(builds.site);
  #inner = createServer(createSite(() => this.#built));
  #outer = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === "/recorder.js") {
      response.writeHead(200, { "Content-Type": "text/javascript" });
      response.end(recorder);
      return;
    }
    if (path === "/recorded-fault") {
      let text = "";
      for await (const part of request) text += part;
      this.faults.push(text);
      response.writeHead(204);
      response.end();
      return;
    }
    if (/^\/assets\/.*\.js$/.test(path)) {
      if (this.script === "held") await new Promise<void>((done) => this.#held.push(done));
      if (this.script === "missing") {
        response.writeHead(404);
        response.end();
        return;
      }
    }
    const answer = await fetch(`${this.#site}${path}`, {
      method: request.method ?? "GET",
      headers: { "Accept-Encoding": "identity", Accept: request.headers.accept ?? "*/*" },
      redirect: "manual",
    }).catch(() => undefined);
    // The browser has disconnected, or the test is over.
    if (!answer) {
      response.destroy();
      return;
    }
    const headers = Object.fromEntries(answer.headers);
    delete headers["content-length"];
    delete headers["transfer-encoding"];
    headers["cache-control"] = "no-store";
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers["content-type"]?.startsWith("text/html")) {
      const html = body.toString().replace("<head>", '<head><script src="/recorder.js"></script>');
      body = Buffer.from(this.script === "none" ? html.replaceAll(/<\/?noscript>/g, "") : html);
      // Engines have no common switch; unlike one, this does not show `<noscript>`.
      if (this.script === "none") headers["content-security-policy"] = "script-src 'none'";
    }
    response.writeHead(answer.status, headers);
    response.end(body);
  });
  #site = "";

  async start(): Promise<void> {
    this.#site = await listen(this.#inner);
    this.origin = await listen(this.#outer);
  }

  /** Delivers delayed scripts, and later ones at once. */
  release(): void {
    this.script = "whole";
    for (const go of this.#held.splice(0)) go();
  }

  reset(): void {
    this.release();
    this.faults = [];
  }

  async stop(): Promise<void> {
    this.release();
    for (const server of [this.#outer, this.#inner]) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }
}
