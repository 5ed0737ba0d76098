import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer, type Plugin } from "vite";
import { contentFolder } from "../content-schema/content-reader.ts";
import site, { sitePlugins } from "../vite.config.ts";
import { root } from "./git.ts";
import { MarkedContent } from "./marked-content.ts";
import { markBlocks } from "./marked-texts.ts";
import { startEditorServer } from "./server.ts";

/* Runs the form, and the development server as its preview, on the loopback interface only. */
if (contentFolder !== join(root, "content")) {
  console.error("CONTENT_FOLDER: expected none, since the form edits content/");
  process.exit(1);
}
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3300" },
    "preview-port": { type: "string", default: "3000" },
  },
});
const { port } = values;
const address = `http://localhost:${port}`;
const isInUse = await fetch(address).then(Boolean, () => false);
if (isInUse) {
  console.error(`Port ${port} is in use: the form is open at ${address}, or another program is.`);
  process.exit(1);
}

const previewOverlay = (current: MarkedContent): Plugin => ({
  name: "preview-overlay",
  configureServer({ middlewares }) {
    middlewares.use("/numbers.json", (_, response) => {
      response.end(JSON.stringify(current.markedContent().numbers));
    });
  },
  transform: (code, id) =>
    id.endsWith("/vite/dist/client/client.mjs")
      ? `import "/editor/page/preview-overlay.js";\n${code}`
      : null,
});

// Bundling the form, which comes first, would make it "production", without reloads.
process.env["NODE_ENV"] ??= "development";

let preview = "";

/** Starts the preview, once the content is valid. */
async function startPreview(): Promise<void> {
  // A watcher misses a file that comes as soon as its folder.
  for (const folder of ["after", "doctors"]) {
    mkdirSync(join(contentFolder, folder), { recursive: true });
  }
  const current = new MarkedContent();
  const plugins = sitePlugins(current, [markBlocks(current)]);
  const pages = await createServer({
    ...site,
    configFile: false,
    plugins: [...plugins, previewOverlay(current)],
    server: { ...site.server, port: Number(values["preview-port"]) },
  });
  await pages.listen();
  preview = new URL(pages.resolvedUrls?.local[0] ?? "").origin;
}

const problems = await startEditorServer(Number(port), () => preview);
const started = startPreview();
if (problems.length === 0) await started;
console.info(`\n  Edit the site:  ${address}\n`);
