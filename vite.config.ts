import { defineConfig } from "vite";
import { content } from "./scripts/vite/content.ts";
import { pages } from "./scripts/vite/pages.ts";
import { pictures } from "./scripts/vite/pictures.ts";
import { texts } from "./scripts/vite/texts.ts";

export default defineConfig({
  appType: "custom",
  plugins: [content(), texts(), pictures(), pages()],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    rolldownOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
  },
  environments: {
    // Renders the pages and the words of share pictures; it never runs in a browser.
    ssr: {
      build: {
        rolldownOptions: {
          input: { render: "app/render.tsx", card: "scripts/share-pictures/card.tsx" },
          // Nothing is fetched there, so that nothing need be split.
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
    client: {
      build: {
        manifest: true,
        license: { fileName: "third-party-licenses.txt" },
        // One sheet: what no document holds, with the islands' own styles.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: { start: "app/islands/start.ts" },
          preserveEntrySignatures: "exports-only",
          output: {
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|scheduler)\//,
                  priority: 1,
                },
                // What the start script shares with islands; it must not bring React along.
                {
                  name: "site",
                  test: /\/app\/(?:analytics\/(?:absent|track|choice)|features\/(?:accessibility-panel\/settings|booking\/booking-vendor|gallery\/gate-state|search\/slash-key)|trusted-script-url)\.ts$|preload-helper/,
                  priority: 2,
                },
                // What the same islands share is one file, unless it is too small for a file.
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
  optimizeDeps: { entries: ["app/islands/start.ts"] },
  // Workers load their rarely used parts when they need them.
  worker: { format: "es" },
  server: {
    port: Number(process.env["PORT"] || 3000),
    watch: { ignored: [".cache", "build*"].map((name) => `${import.meta.dirname}/${name}/**`) },
  },
});
