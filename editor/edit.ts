import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";
import { createServer, type Plugin } from "vite";
import site, { sitePlugins } from "../vite.config.ts";
import { MarkedContent } from "./marked-content.ts";
import { countWithoutMarks, markBlocks } from "./marked-texts.ts";
import { editorServer } from "./server.ts";
import { writes } from "./write.ts";

/* Runs the form, and the development server as its preview, on the loopback interface only. */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3300" },
    "preview-port": { type: "string", default: "3000" },
  },
});
const port = Number(values.port);

const showPlace = (current: MarkedContent): Plugin => ({
  name: "show-place",
  configureServer({ middlewares }) {
    middlewares.use("/numbers.json", (_, response) => {
      response.end(JSON.stringify(current.marked().numbers));
    });
  },
  transform: (code, id) =>
    id.endsWith("/vite/dist/client/client.mjs")
      ? `import "/editor/page/show-place.js";\n${code}`
      : null,
});

// Bundling the form, which comes first, would make it "production", without reloads.
process.env["NODE_ENV"] ??= "development";

let preview = "";

/** Waits until the content is sound. */
async function startPreview(): Promise<void> {
  const current = new MarkedContent();
  const own = sitePlugins(current, { blocks: [markBlocks(current)], checks: false });
  const pages = await createServer({
    ...site,
    configFile: false,
    plugins: [...own, showPlace(current), countWithoutMarks],
    server: { ...site.server, port: Number(values["preview-port"]) },
  });
  // The watcher misses a file that comes as soon as its folder, and its later changes.
  writes.on("written", (file) => {
    if (pages.watcher.getWatched()[dirname(file)]?.includes(basename(file))) return;
    pages.watcher.add(file);
    pages.watcher.emit("all", "add", file);
  });
  await pages.listen();
  preview = new URL(pages.resolvedUrls?.local[0] ?? "").origin;
}

const problems = await editorServer(port, () => preview);
const started = startPreview();
if (problems.length === 0) await started;
console.info(`\n  Edit the site:  http://localhost:${port}\n`);
