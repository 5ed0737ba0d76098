import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A server under test. */
export type Serving = { origin: string; stop: () => void };

/** Serves the baseline page, compressed like the site's pages. */
export function serveBaseline(): Promise<Serving> {
  const page = brotliCompressSync(readFileSync(join(import.meta.dirname, "baseline.html")));
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": page.length,
    });
    response.end(page);
  });
  return new Promise((resolve) => {
    server.listen(0, "localhost", () =>
      resolve({
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        stop: () => server.close(),
      }),
    );
  });
}

/** Starts the site's server on a free port, as `npm start` does. */
export function serveSite(folder = "build"): Promise<Serving> {
  const child: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", SITE_BUILD_DIRECTORY: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (status) => reject(new Error(`the server stopped with status ${status}`)));
    child.stdout?.on("data", (text) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (origin) resolve({ origin, stop: () => child.kill() });
    });
  });
}
