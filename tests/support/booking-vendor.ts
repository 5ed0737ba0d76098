import type { IncomingMessage, ServerResponse } from "node:http";
import { StubServer } from "./stub-server.ts";

const head = `<!doctype html><html lang="en"><title>Vendor</title><h1>Vendor booking page</h1>`;

const page = `${head}
<button onclick="this.textContent='Storage: '+(localStorage.setItem('a','b'),localStorage.getItem('a'))">Try storage</button>`;

/** A page that sets its own focus, then scrolls. */
const focusing = `${head}<div style="height:900px"></div><input aria-label="Late"><i>end</i>
<script>
setTimeout(() => {
  document.querySelector("input").focus();
  document.querySelector("i").scrollIntoView();
  document.querySelector("i").scrollIntoView({ behavior: "smooth" });
  document.body.dataset.done = "";
}, 300);
</script>`;

/** A page that sets its own focus before it has loaded. */
const focused = `${head}<input aria-label="Name"><script>document.querySelector("input").focus()</script>`;

/** A page with a picture that never loads, so its `load` event never fires. */
const hanging = `${head}<input aria-label="Name"><img src="/never.png" alt="">`;

/** A page that attempts, after a click, every attack of a frame on its embedder. */
const hostile = `${head}<button>Attack</button><p id="result"></p>
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

const pages = { loads: page, blocked: page, hostile, focusing, focused, hanging };

/** A stub of the booking vendor. */
export class BookingVendor extends StubServer {
  mode: keyof typeof pages = "loads";
  pageLoads = 0;

  reset(): void {
    this.mode = "loads";
    this.pageLoads = 0;
  }

  protected respond(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === "/never.png") return;
    if (request.method === "GET") this.pageLoads += 1;
    if (this.mode === "blocked") response.setHeader("X-Frame-Options", "DENY");
    response.writeHead(200, { "Content-Type": "text/html" }).end(pages[this.mode]);
  }
}
