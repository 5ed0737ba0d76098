import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A vendor's server on a loopback port. */
export abstract class StubServer {
  port = 0;
  #server: Server | undefined;

  protected abstract respond(request: IncomingMessage, response: ServerResponse): unknown;

  /** Listens on its former port, at first on any free one. */
  async start(port: number = this.port): Promise<void> {
    if (this.#server) return;
    const server = createServer(async (request, response) => {
      try {
        await this.respond(request, response);
      } catch {
        // The connection was closed meanwhile.
        response.destroy();
      }
    });
    await new Promise<void>((done) => server.listen(port, "localhost", done));
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Stops listening: connections are refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(null)));
  }
}
