import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest, mergeConfig } from "vite";
import config from "../../vite.config.ts";
import { pageStyles } from "./page-styles.ts";

/** Bundles pages and share images for this process, and islands into the folder `client`. */
export async function bundle(client: string, work: string) {
  const { styleSheets, plugin } = pageStyles();
  const rendererFolder = join(work, "renderer");
  // Imported, since Vite would load modules that this process uses too a second time.
  const settings = mergeConfig(config, {
    configFile: false,
    logLevel: "warn",
    plugins: [plugin],
    // Both environments share plugin instances, so content is read once.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments: {
      ssr: { build: { outDir: rendererFolder, copyPublicDir: false } },
      client: { build: { outDir: client, emptyOutDir: true } },
    },
  });
  const builder = await createBuilder(settings);
  const { ssr, client: browser } = builder.environments;
  if (!ssr || !browser) throw new Error("vite.config.ts: expected the environments ssr and client");
  // Pages first: the client build omits the style sheets that the documents inline.
  await builder.build(ssr);
  await builder.build(browser);
  const manifest: Manifest = JSON.parse(
    await readFile(join(client, ".vite/manifest.json"), "utf8"),
  );
  const load = (name: string) => import(`${pathToFileURL(join(rendererFolder, name))}`);
  const renderer: typeof import("../../app/document/render.tsx") = await load("render.js");
  const cardModule: typeof import("../share-images/card.tsx") = await load("card.js");
  return { renderer, cardModule, manifest, styleSheets };
}

/** Returns the path of the client file built from a source. */
export function assetPath(manifest: Manifest, source: string): string {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (!chunk) throw new Error(`${source}: expected it among the client's files, found none`);
  return `/${chunk.file}`;
}
