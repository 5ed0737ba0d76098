import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer, type Plugin } from "vite";
import { editorServer } from "./server.ts";

/* Runs the form, and the development server as its preview, on the loopback interface only. */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3300" },
    "preview-port": { type: "string", default: "3000" },
  },
});
const port = Number(values.port);

const showPlace: Plugin = {
  name: "show-place",
  transform: async (code, id) =>
    id.endsWith("/vite/dist/client/client.mjs")
      ? code + (await readFile(join(import.meta.dirname, "page/show-place.js"), "utf8"))
      : null,
};

// Bundling the form, which comes first, would make it "production", without reloads.
process.env["NODE_ENV"] ??= "development";

let preview = "";

/** Waits until the content is sound. */
async function startPreview(): Promise<void> {
  const pages = await createServer({
    plugins: [showPlace],
    server: { port: Number(values["preview-port"]) },
  });
  await pages.listen();
  preview = new URL(pages.resolvedUrls?.local[0] ?? "").origin;
}

const problems = await editorServer(port, () => preview);
const started = startPreview();
if (problems.length === 0) await started;
console.info(`\n  Edit the site:  http://localhost:${port}\n`);
