import { createServer, type Server } from "node:http";
import { ports } from "./addresses.ts";

/** How the booking vendor stub responds. */
export type VendorMode = "loads" | "slow" | "refuses" | "blocked" | "hostile";

const page = `<!doctype html><html lang="en"><title>Vendor</title>
<h1>Vendor booking page</h1>
<button onclick="this.textContent='Storage: '+(localStorage.setItem('a','b'),localStorage.getItem('a'))">Try storage</button>
<a href="about:blank" target="_top">Leave</a>`;

/** A page that attempts, after a click, every attack of a frame on its embedder. */
const hostile = `<!doctype html><html lang="en"><title>Vendor</title>
<h1>Vendor booking page</h1><button>Attack</button><p id="result"></p>
<script>
const tried = (name, attempt) => {
  let outcome = "refused";
  try { attempt(); outcome = "worked"; } catch {}
  document.getElementById("result").append(name + ": " + outcome + "; ");
};
document.querySelector("button").onclick = () => {
  tried("read", () => top.document.body.textContent);
  tried("write", () => { top.document.title = "Taken"; });
  tried("storage", () => top.sessionStorage.length);
  for (const message of ["close", { type: "booking:complete" }, { event: "navigate", url: "/legal/terms" }, '{"type":"resize","height":99999}']) {
    top.postMessage(message, "*");
  }
  tried("navigate", () => { top.location.href = "about:blank#taken"; });
  setTimeout(() => document.getElementById("result").append("done"), 500);
};
</script>`;

/** A booking vendor stub on another loopback origin. */
export class Vendor {
  mode: VendorMode = "loads";
  /** Number of requests for the page. */
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
      response.end(this.mode === "hostile" ? hostile : page);
    });
    await new Promise<void>((done) => server.listen(ports.vendor, "localhost", done));
    this.#server = server;
  }

  /** Stops listening: connections are refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}
