import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import rehypeExtractToc from "@stefanprobst/rehype-extract-toc";
import rehypeExportToc from "@stefanprobst/rehype-extract-toc/mdx";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";
import { analytics } from "./scripts/vite/analytics.ts";
import { content } from "./scripts/vite/content.ts";
import { icons } from "./scripts/vite/icons.ts";
import { launch } from "./scripts/vite/launch.ts";
import { licences } from "./scripts/vite/licences.ts";
import { pictures } from "./scripts/vite/pictures.ts";

export default defineConfig({
  plugins: [
    analytics(),
    content(),
    pictures(),
    icons(),
    launch(),
    licences(),
    mdx({
      providerImportSource: "/app/layout/content-page/content-components.tsx",
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug, rehypeExtractToc, rehypeExportToc],
    }),
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
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // With all that they import.
                {
                  name: "site",
                  test: /app\/(?:root|layout\/(?:site-layout|page-boundary))\.tsx/,
                  priority: 1,
                },
                { name: "shared", minShareCount: 6 },
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
