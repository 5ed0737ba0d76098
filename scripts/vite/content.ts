import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { themeCss } from "../../app/styles/theme-css.ts";
import { type Content, readContent } from "../../content-schema/load-content.ts";
import { contentFolder } from "../../content-schema/source.ts";
import { waitForValidContent } from "../content-check/watch.ts";
import { exportsOf, modulesFolder } from "../content-modules.ts";

const app = join(import.meta.dirname, "../../app");
const prefix = "\0content/";
/** Removes the query that Vite adds to a module's id. */
export const withoutQuery = (id: string) => id.replace(/\?.*$/, "");

/** The content as the plugins of one build read it: once, and after each change. */
export class CurrentContent {
  #latest: ReturnType<typeof readContent> | undefined;

  read(): ReturnType<typeof readContent> {
    this.#latest ??= readContent(contentFolder);
    return this.#latest;
  }

  /** The content with what a preview adds to it. */
  shown(): Content {
    return this.read().content;
  }

  forget(): void {
    this.#latest = undefined;
  }
}

/** A module is one for each of its names, so that a chunk has only those that it uses. */
function moduleCode(id: string, content: Content) {
  if (id === join(app, "styles/theme.css")) return themeCss(content.colors);
  if (id.startsWith(prefix)) {
    const [name = "", module] = [basename(id), dirname(id.slice(prefix.length))];
    return `export const ${name}_ = ${JSON.stringify(exportsOf(module, content)[name])};`;
  }
  if (!id.startsWith(`${modulesFolder}/`)) return null;
  const module = relative(modulesFolder, id).replace(".ts", "");
  const names = Object.keys(exportsOf(module, content)).map(
    (name) =>
      `export { ${name}_ as ${name} } from ${JSON.stringify(`${prefix}${module}/${name}`)};`,
  );
  return { code: names.join("\n"), moduleSideEffects: false };
}

/** Vite plugin for `content/`: the values of `#content/…` and `#words/…`. */
export function content(current: CurrentContent): Plugin {
  return {
    name: "content",
    enforce: "pre",
    async config(_, { command }) {
      if (command === "serve") await waitForValidContent();
      const { optionalParts } = current.read().content;
      // The development server has all features, since content may change while it runs.
      const has = (name: keyof typeof optionalParts) =>
        String(command === "serve" || optionalParts[name]);
      return {
        define: {
          "import.meta.env.HAS_GALLERY": has("gallery"),
          "import.meta.env.HAS_PHOTO_CONSULT": has("photo-consult"),
        },
      };
    },
    resolveId(id) {
      if (id.startsWith(prefix)) return { id, moduleSideEffects: false };
      if (id !== "#analytics") return null;
      const { token } = current.read().content.practice.analytics;
      return join(app, "analytics", token === "" ? "absent.ts" : "start-analytics.ts");
    },
    load: (id) => moduleCode(withoutQuery(id), current.shown()),
    configureServer(server) {
      server.watcher.add(contentFolder);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(contentFolder)) current.forget();
      });
    },
  };
}
