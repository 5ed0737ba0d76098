import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { contentFolder } from "./content-schema/content-reader.ts";
import { CurrentContent, content } from "./scripts/vite/content.ts";
import { devServer } from "./scripts/vite/dev-server.ts";
import { illustrations } from "./scripts/vite/illustrations.ts";
import { pictures } from "./scripts/vite/pictures.ts";
import { type RehypePlugins, texts } from "./scripts/vite/texts.ts";

const root = import.meta.dirname;

/** The site's plugins; a preview has content and texts of its own. */
export const sitePlugins = (current: CurrentContent, blocks: RehypePlugins = []): Plugin[] => [
  content(current),
  texts(current, blocks),
  illustrations(),
  pictures(current),
  devServer(),
];

/** Imports without Vite's helper, which also adds a page's preloads and style sheets: here, none. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

export default defineConfig({
  appType: "custom",
  // Warnings about content stay above the address.
  clearScreen: false,
  plugins: [plainImports, ...sitePlugins(new CurrentContent())],
  resolve: {
    alias: {
      "#texts": contentFolder,
      // Lucide's module around every icon.
      "./Icon.mjs": join(root, "app/lucide-icon.tsx"),
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    rolldownOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
  },
  environments: {
    ssr: {
      resolve: { noExternal: ["lucide-react"] },
      build: {
        rolldownOptions: {
          input: { render: "app/document/render.tsx", card: "scripts/share-images/card.tsx" },
          // Node.js fetches no chunks, so ineffective code splitting is harmless.
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
    client: {
      build: {
        manifest: true,
        license: { fileName: "third-party-licenses.txt" },
        // A single style sheet: the deferred CSS and the islands' styles.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: { start: "app/start/start.ts" },
          preserveEntrySignatures: "exports-only",
          output: {
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*|\.island/g, "")}-[hash].js`,
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|scheduler)\//,
                  priority: 1,
                },
                // Modules that the start script shares with islands; must not import React.
                {
                  name: "site",
                  test: /\/app\/(?:analytics\/(?:absent|consent)|features\/accessibility-panel\/settings|islands\/controls|data-attributes|file-paths|storage|trusted-script-url)\.ts$|preload-helper/,
                  priority: 2,
                },
                // Modules shared by the same islands, unless too small for a chunk.
                {
                  name: "shared",
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 3000,
                },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: { entries: ["app/start/start.ts"] },
  // Workers import rarely used modules dynamically.
  worker: { format: "es" },
  server: {
    port: Number(process.env["PORT"] || 3000),
    watch: { ignored: [".cache", "build*"].map((name) => join(root, name, "**")) },
  },
});
