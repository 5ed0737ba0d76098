import { existsSync } from "node:fs";
import { join } from "node:path";
import { guardedServer, stopGently } from "./connections.ts";
import { buildFolder, followSite } from "./site.ts";

const port = Number(process.env["PORT"] || 3000);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT: expected a number from 0 to 65535, found "${process.env["PORT"]}"`);
  process.exit(1);
}
const needed = ["client/index.html", "hosting/rules.json"];
if (!needed.every((file) => existsSync(join(buildFolder, file)))) {
  console.error(
    `${join(buildFolder, "client")}: expected the built site, found none. Run: npm run build`,
  );
  process.exit(1);
}

const server = guardedServer(followSite(buildFolder));

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.info(`The site is at http://localhost:${actual}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => stopGently(server).then(() => process.exit(0)));
}
