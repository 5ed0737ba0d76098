import type { Plugin } from "vite";
import { type ThemeColors, themeCss } from "../../app/styles/theme-css.ts";
import { contentRecord } from "./content.ts";

/** Serves the practice's mark as the icon in development, and fills `app/styles/theme.css` with the colors of `content/theme.yaml`. */
export function theme(): Plugin {
  return {
    name: "theme",
    enforce: "pre",
    async load(id) {
      if (!id.replace(/\?.*$/, "").endsWith("/app/styles/theme.css")) return null;
      const { colors } = await contentRecord("theme.ts");
      return themeCss(colors as ThemeColors);
    },
    configureServer(server) {
      server.middlewares.use("/favicon.svg", async (_, response, next) => {
        try {
          const { drawMark } = await import("../share-pictures/draw.ts");
          const { colors } = await contentRecord("theme.ts");
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(await drawMark(colors as ThemeColors));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
