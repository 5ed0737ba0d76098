import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createTlsServer } from "node:https";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { createSite, readSite } from "../../server/site.ts";
import { ports } from "../../tests/support/addresses.ts";

const scanner = join(import.meta.dirname, "../node_modules/@mdn/mdn-http-observatory");

/** A certificate for this machine that nobody else trusts. */
function certificate(folder: string) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const { status, stderr } = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"],
    ...["-keyout", key, "-out", cert, ...subject],
  ]);
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** Serves the site over TLS, and leads plain requests to TLS on the same port. */
async function serveSecure(port: number, tls: { key: Buffer; cert: Buffer }) {
  const built = readSite(join(import.meta.dirname, "../../build"));
  const site = createSite(() => built);
  const secure = createTlsServer(tls, (request, response) => {
    request.headers["x-forwarded-proto"] = "https";
    site(request, response);
  });
  const proxy = createServer((socket: Socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", (first) => {
      if (first[0] === 0x16) {
        socket.pause();
        secure.emit("connection", socket);
        socket.unshift(first);
        socket.resume();
        return;
      }
      socket.end(
        `HTTP/1.1 301 Moved Permanently\r\nLocation: https://localhost:${port}/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
    });
  });
  await new Promise<void>((done) => proxy.listen(port, "localhost", done));
  return () => proxy.close();
}

it("the home page reaches 130 in the public HTTP Observatory's algorithm", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-scan-"));
  const { key, cert, file } = certificate(folder);
  const stop = await serveSecure(ports.secure, { key, cert });
  try {
    // Its install script would fetch the list of preloaded sites; none of them is this machine.
    writeFileSync(join(scanner, "conf/hsts-preload.json"), "{}");
    const { score, failed } = await scan(file);
    expect(failed).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(130);
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
});

/** Runs the scan in a process of its own: Node reads whom to trust when it starts. */
async function scan(trusted: string) {
  const code = `import { scan } from ${JSON.stringify(`${scanner}/src/index.js`)};
    const { scan: { score }, tests } = await scan("localhost:${ports.secure}");
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    console.log("RESULT" + JSON.stringify({ score, failed }));
    process.exit(0);`;
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: trusted };
  const parameters = ["--input-type=module", "-e", code];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { env });
  const [, json = "{}"] = /RESULT(.*)/.exec(stdout) ?? [];
  return JSON.parse(json) as { score: number; failed: unknown[] };
}
