import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Serves the baseline page, compressed like the site's pages. */
export async function serveBaseline() {
  const page = brotliCompressSync(readFileSync(join(import.meta.dirname, "baseline.html")));
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": page.length,
    });
    response.end(page);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
