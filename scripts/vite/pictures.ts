import { join } from "node:path";
import type { Plugin } from "vite";
import type { SiteImages } from "../../app/site-images.ts";
import { contentFolder } from "../../content-schema/content-reader.ts";
import type { Content } from "../../content-schema/load-content.ts";
import { contentTypeOf } from "../../server/files.ts";
import { prune } from "../build/build-cache.ts";
import { type Files, picturesFolder } from "../pictures/encode.ts";
import { encodeCategory } from "../pictures/gallery.ts";
import { encodeImage } from "../pictures/site-images.ts";
import type { CurrentContent } from "./content.ts";

const originals = join(contentFolder, "gallery-pictures");
const virtual = "virtual:gallery-pictures";
const resolved = `\0${virtual}`;

export const picturesFile = ".vite/pictures.json";

async function siteImagesModule(content: Content, files: Files): Promise<string> {
  const siteImages: SiteImages = {};
  for (const image of content.namedImages) {
    siteImages[image.name] = await encodeImage(image, join(contentFolder, "images"), files);
  }
  return `export const siteImages = ${JSON.stringify(siteImages)};`;
}

function categoriesModule({ galleryPictures }: Content): string {
  const loaders = Object.keys(galleryPictures).map(
    (id) => `${JSON.stringify(id)}: () => import("${virtual}/${id}")`,
  );
  return `export const categories = {${loaders.join(",")}};`;
}

/** Vite plugin: encodes pictures; a gallery category's URLs are a chunk, fetched on acceptance. */
export function pictures(current: CurrentContent): Plugin {
  const start = Date.now();
  const files: Files = new Map();
  const pairFiles: Record<string, string[]> = {};
  const categoryModule = async (id: string) => {
    const { galleryPictures, practice } = current.shown();
    const { assetHost } = practice.site;
    const encoded = await encodeCategory(originals, id, galleryPictures[id] ?? [], assetHost);
    for (const each of encoded) {
      for (const [name, data] of each.files) files.set(name, data);
      pairFiles[`${id}/${each.number}`] = [...each.files.keys()];
    }
    return `export const pairs = ${JSON.stringify(encoded.map(({ pair }) => pair))};`;
  };
  return {
    name: "pictures",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : null),
    load(id) {
      if (id.endsWith("/app/site-images.ts")) return siteImagesModule(current.shown(), files);
      if (!id.startsWith(resolved)) return null;
      // Empty in the SSR build, so that no document can contain a picture's URL.
      if (this.environment.name !== "client") return "export const categories = {};";
      const category = id.slice(`${resolved}/`.length);
      return category ? categoryModule(category) : categoriesModule(current.read().content);
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      // Keeps nothing of a picture whose consent is revoked.
      await prune(picturesFolder, start);
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      const { assetHost, url } = current.read().content.practice.site;
      const pairs = Object.fromEntries(Object.entries(pairFiles).sort());
      const source = `${JSON.stringify({ origin: assetHost || url, pairs }, null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: picturesFile, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? "";
        const data = files.get(name);
        if (!data) return next();
        response.setHeader("Content-Type", contentTypeOf(name));
        response.end(data);
      });
    },
  };
}
