import { parseArgs } from "node:util";
import { createServer } from "vite";
import { soundContent } from "./content-check/watch.ts";

/* Starts once the content is valid; scripts/vite/pages.ts renders each page on request. */
const { values } = parseArgs({ options: { port: { type: "string" } } });

await soundContent();
const server = await createServer(values.port ? { server: { port: Number(values.port) } } : {});
await server.listen();
server.printUrls();
