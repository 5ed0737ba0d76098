import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { analytics } from "./scripts/vite/analytics.ts";
import { content } from "./scripts/vite/content.ts";
import { icons } from "./scripts/vite/icons.ts";
import { launch } from "./scripts/vite/launch.ts";
import { licences } from "./scripts/vite/licences.ts";
import { pictures } from "./scripts/vite/pictures.ts";
import { texts } from "./scripts/vite/texts.ts";

export default defineConfig({
  plugins: [
    analytics(),
    content(),
    pictures(),
    icons(),
    launch(),
    licences(),
    texts(),
    reactRouter(),
  ],
  build: {
    // One sheet for the whole site: it is put into the documents, so it is never fetched.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // Where pages are prerendered nothing is fetched: what the browser splits need not be split.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The bundler would name all pages that share one.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // With all that they import, and what is too small for a chunk.
                {
                  name: "site",
                  test: /app\/(?:root|layout\/(?:site-layout|page-boundary)|components\/(?:fill\/fill|price\/format-price))\.tsx?$/,
                  priority: 1,
                },
                // What the same pages share is one chunk; bytes below which it joins another one.
                {
                  name: "shared",
                  minShareCount: 6,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2000,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Workers load their rarely used parts when they need them.
  worker: { format: "es" },
  server: { port: 3000, watch: { ignored: ["**/.cache/**", "**/build*/**"] } },
  // All packages are prepared before the first page, which then need not load twice.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}"] },
});
