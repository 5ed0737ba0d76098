import { parseArgs } from "node:util";
import { createServer } from "vite";
import { soundContent } from "./content-check/faults.ts";

/*
 * The development server for people who edit content: it starts once the content is sound, and then
 * renders every page when it is requested (scripts/vite/pages.ts).
 */
const { values } = parseArgs({ options: { port: { type: "string" } } });

await soundContent();
const server = await createServer(values.port ? { server: { port: Number(values.port) } } : {});
await server.listen();
server.printUrls();
