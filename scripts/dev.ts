import { parseArgs } from "node:util";
import { createServer } from "vite";
import { soundContent } from "./content-check/watch.ts";

/*
 * The development server: starts once the content is valid, and renders each page on request
 * (scripts/vite/pages.ts).
 */
const { values } = parseArgs({ options: { port: { type: "string" } } });

await soundContent();
const server = await createServer(values.port ? { server: { port: Number(values.port) } } : {});
await server.listen();
server.printUrls();
