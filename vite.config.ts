import { defineConfig } from "vite";
import { analytics } from "./scripts/vite/analytics.ts";
import { content } from "./scripts/vite/content.ts";
import { launch } from "./scripts/vite/launch.ts";
import { pages } from "./scripts/vite/pages.ts";
import { pictures } from "./scripts/vite/pictures.ts";
import { texts } from "./scripts/vite/texts.ts";

export default defineConfig({
  appType: "custom",
  plugins: [analytics(), content(), pictures(), launch(), texts(), pages()],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    rolldownOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
  },
  environments: {
    // Renders the pages; it never runs in a browser.
    ssr: {
      build: {
        rolldownOptions: {
          input: { render: "app/render.tsx" },
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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { start: "app/islands/start.ts", deferred: "virtual:deferred.css" },
          preserveEntrySignatures: "exports-only",
          output: {
            codeSplitting: {
              groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
  },
  // Workers load their rarely used parts when they need them.
  worker: { format: "es" },
  server: {
    port: Number(process.env["PORT"] || 3000),
    watch: { ignored: ["**/.cache/**", "**/build*/**"] },
  },
});
