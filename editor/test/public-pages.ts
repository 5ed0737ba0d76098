import { join } from "node:path";
import { createBuilder, mergeConfig } from "vite";
import config from "../../vite.config.ts";

/* Prints what the public build has of the pages of these paths, as JSON by path. */
const outDir = join(import.meta.dirname, "../../.cache/public-pages");
const environments = { ssr: { build: { outDir, copyPublicDir: false } } };
const settings = { configFile: false, logLevel: "error", environments };
const builder = await createBuilder(mergeConfig(config, settings));
if (builder.environments["ssr"]) await builder.build(builder.environments["ssr"]);
const { routes, renderPage }: typeof import("../../app/document/render.tsx") = await import(
  join(outDir, "render.js")
);
const requested = routes.filter(({ path }) => process.argv.includes(path));
const pages = requested.map(async (route) => [route.path, (await renderPage(route)).body]);
console.info(JSON.stringify(Object.fromEntries(await Promise.all(pages))));
