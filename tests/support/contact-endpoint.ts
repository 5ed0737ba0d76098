import { createServer, type Server } from "node:http";
import { ports } from "./addresses.ts";

/** How the contact endpoint stub responds. */
export type EndpointMode = "answers" | "refuses" | "delays" | "drops";

/** A contact endpoint stub on another loopback origin. */
export class ContactEndpoint {
  mode: EndpointMode = "answers";
  /** Received messages, in order. */
  messages: Record<string, string>[] = [];
  #server: Server | undefined;
  #waiting: (() => void)[] = [];

  async start(port: number = ports.contact): Promise<void> {
    const server = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      if (this.mode === "drops") {
        request.socket.destroy();
        return;
      }
      if (this.mode === "delays") await new Promise<void>((go) => this.#waiting.push(go));
      this.messages.push(Object.fromEntries(new URLSearchParams(body)));
      response.writeHead(this.mode === "refuses" ? 500 : 200, {
        "Access-Control-Allow-Origin": "*",
        "Content-Type": "text/html",
      });
      response.end("<title>Thank you</title><p>The endpoint has your message.");
    });
    await new Promise<void>((done) => server.listen(port, "localhost", done));
    this.#server = server;
  }

  /** Responds to delayed messages. */
  release(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  async stop(): Promise<void> {
    this.release();
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }
}
