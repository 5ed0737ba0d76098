import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a raw target without following redirects. */
export async function request(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const sent = httpRequest({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, body: await buffer(response) };
}

/** Sends raw bytes and returns the response until the connection closes. */
export async function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  // A reset ends a refused request too.
  await new Promise((done) => socket.on("error", done).on("close", done));
  return received;
}
