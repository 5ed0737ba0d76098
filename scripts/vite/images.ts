import { join } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../../content-schema/validation/read.ts";
import { type ImageFile, makeImages, pruneImages } from "../images/make.ts";
import { contentRecord } from "./content.ts";

type Images = typeof import("../../content-schema/images.ts");

const folder = join(contentFolder, "images");
const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** Makes the pictures of `content/images/` and tells the pages what became of them. */
export function images(): Plugin {
  let files: ImageFile[] = [];
  return {
    name: "images",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith("/app/site-images.ts")) return null;
      const { namedImages } = (await contentRecord("images.ts")) as unknown as Images;
      const made = await makeImages(namedImages, folder);
      files = made.files;
      return `export const siteImages = ${JSON.stringify(made.siteImages)};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      await pruneImages();
      for (const { address, data } of files) {
        this.emitFile({ type: "asset", fileName: address.slice(1), source: data });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ address }) => address === request.url);
        if (!file) return next();
        response.setHeader("Content-Type", types[file.address.split(".").pop() ?? ""] ?? "");
        response.end(file.data);
      });
    },
  };
}
