import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { StubServer } from "./stub-server.ts";

/** A stub of the contact form's endpoint. */
export class ContactEndpoint extends StubServer {
  mode: "accepts" | "refuses" | "delays" | "drops" = "accepts";
  messages: Record<string, string>[] = [];
  #waiting: (() => void)[] = [];

  /** Responds to delayed messages, and returns their number. */
  release(): number {
    const waiting = this.#waiting.splice(0);
    for (const go of waiting) go();
    return waiting.length;
  }

  reset(): void {
    this.release();
    this.mode = "accepts";
    this.messages = [];
  }

  protected async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (this.mode === "drops") return void request.socket.destroy();
    if (this.mode === "delays") await new Promise<void>((go) => this.#waiting.push(go));
    this.messages.push(Object.fromEntries(new URLSearchParams(body)));
    response.writeHead(this.mode === "refuses" ? 500 : 200, {
      "Access-Control-Allow-Origin": "*",
      "Content-Type": "text/html",
    });
    response.end("<title>Thank you</title><p>The endpoint has your message.");
  }
}
