import { existsSync } from "node:fs";
import { join } from "node:path";
import { createSiteServer, shutDown } from "./connections.ts";
import { buildFolder, siteLoader } from "./site.ts";

const port = Number(process.env["PORT"] || 3000);
const host = process.env["HOST"] || "127.0.0.1";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function openSite() {
  const client = join(buildFolder, "client");
  try {
    return siteLoader(buildFolder);
  } catch (error) {
    const found = existsSync(join(client, "index.html")) ? String(error) : "none";
    return fail(`${client}: expected the built site, found ${found}. Run: npm run build`);
  }
}

// Node.js would throw, or use it as the name of a pipe.
if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) {
  fail(`PORT: expected a number up to 65535, found ${process.env["PORT"]}`);
}
const server = createSiteServer(openSite());

server.on("error", (error: NodeJS.ErrnoException) => {
  // Such as too many open files.
  if (server.listening) return console.error(`A connection failed: ${error.message}`);
  if (error.code !== "EADDRINUSE") fail(`The server could not start: ${error.message}`);
  fail(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
});

server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  const name = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  console.info(`The site is at http://${name}:${actual}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => shutDown(server).then(() => process.exit(0)));
}
