import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a raw target without following redirects. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asking.on("error", reject);
    asking.end();
  });
}

/** Sends raw bytes and returns the response until the connection closes. */
export async function send(origin: string, bytes: string): Promise<string> {
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
