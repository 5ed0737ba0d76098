import { createServer, type Server } from "node:http";
import { ports } from "./addresses.ts";

/** How the stand-in for a booking vendor behaves. */
export type VendorMode = "loads" | "slow" | "refuses" | "blocked";

const page = `<!doctype html><html lang="en"><title>Vendor</title>
<h1>Vendor booking page</h1>
<button onclick="this.textContent='Storage: '+(localStorage.setItem('a','b'),localStorage.getItem('a'))">Try storage</button>
<a href="about:blank" target="_top">Leave</a>`;

/** A real booking page on another origin, on loopback, that behaves as told. */
export class Vendor {
  mode: VendorMode = "loads";
  /** How often the page itself was asked for. */
  pageLoads = 0;
  #server: Server | undefined;

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      if (this.mode === "slow") return;
      if (request.method === "GET") this.pageLoads += 1;
      response.writeHead(200, {
        "Content-Type": "text/html",
        ...(this.mode === "blocked" ? { "X-Frame-Options": "DENY" } : {}),
      });
      response.end(page);
    });
    await new Promise<void>((done) => server.listen(ports.vendor, "localhost", done));
    this.#server = server;
  }

  /** Stops answering at all: connections are refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}
