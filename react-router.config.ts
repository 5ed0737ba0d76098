import type { Config } from "@react-router/dev/config";
import { missingPaths, redirects } from "./content/redirects.ts";
import { galleryPaths, publicPaths } from "./content/site-map.ts";

export default {
  ssr: false,
  buildDirectory: process.env["SITE_BUILD_DIRECTORY"] || "build",
  prerender: [
    ...publicPaths,
    ...galleryPaths,
    ...redirects.map(({ from }) => from),
    "/test",
    missingPaths.page,
    missingPaths.service,
  ],
} satisfies Config;
