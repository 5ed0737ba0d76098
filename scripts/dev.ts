import { createServer } from "vite";

/* The development server: every page is rendered when it is asked for (scripts/vite/pages.ts). */

const server = await createServer();
await server.listen();
server.printUrls();
