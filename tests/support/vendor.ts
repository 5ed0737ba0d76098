import type { IncomingMessage, ServerResponse } from "node:http";
import { Stub } from "./stub.ts";

const page = `<!doctype html><html lang="en"><title>Vendor</title>
<h1>Vendor booking page</h1>
<button onclick="this.textContent='Storage: '+(localStorage.setItem('a','b'),localStorage.getItem('a'))">Try storage</button>`;

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
  // The embedder has received the messages before this one comes back.
  addEventListener("message", () => document.getElementById("result").append("done"));
  postMessage("done", "*");
};
</script>`;

/** A stub of the booking vendor. */
export class Vendor extends Stub {
  /** How it responds. */
  mode: "loads" | "slow" | "blocked" | "hostile" = "loads";
  /** Number of requests for the page. */
  pageLoads = 0;

  reset(): void {
    this.mode = "loads";
    this.pageLoads = 0;
  }

  protected respond(request: IncomingMessage, response: ServerResponse): void {
    if (this.mode === "slow") return;
    if (request.method === "GET") this.pageLoads += 1;
    response.writeHead(200, {
      "Content-Type": "text/html",
      ...(this.mode === "blocked" ? { "X-Frame-Options": "DENY" } : {}),
    });
    response.end(this.mode === "hostile" ? hostile : page);
  }
}
