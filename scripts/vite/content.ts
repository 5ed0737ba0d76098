import { once } from "node:events";
import { watch } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin } from "vite";
import { themeCss } from "../../app/styles/theme-css.ts";
import { contentFolder, withFolderPath } from "../../content-schema/content-reader.ts";
import { type Content, readContent } from "../../content-schema/load-content.ts";
import { checkContent } from "../check-content/check.ts";
import { exportsOf, modulesFolder } from "../content-modules.ts";

const app = join(import.meta.dirname, "../../app");
/** Before the name of a module and of its export, such as `services/visits`. */
const exportPrefix = "\0content/";
/** Removes the query that Vite adds to a module's id. */
export const withoutQuery = (id: string) => id.replace(/\?.*$/, "");

/** The content of one build's plugins, read once and again after each change. */
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

  invalidate(): void {
    this.#latest = undefined;
  }
}

/** Each export has a module of its own, so that a chunk contains only the exports that it uses. */
function moduleCode(id: string, content: Content) {
  if (id === join(app, "styles/theme.css")) return themeCss(content.colors);
  if (id.startsWith(exportPrefix)) {
    const path = id.slice(exportPrefix.length);
    const name = basename(path);
    return `export const ${name}_ = ${JSON.stringify(exportsOf(dirname(path), content)[name])};`;
  }
  if (!id.startsWith(`${modulesFolder}/`)) return null;
  const module = relative(modulesFolder, id).replace(".ts", "");
  const lines = Object.keys(exportsOf(module, content)).map((name) => {
    const source = JSON.stringify(`${exportPrefix}${module}/${name}`);
    // A name may be a reserved word, such as `private`.
    return `export { ${name}_ as ${name} } from ${source};`;
  });
  return { code: lines.join("\n"), moduleSideEffects: false };
}

/** Delay from a change to its check, since editors save a file in steps (ms). */
const settleMs = 200;

async function waitForValidContent(): Promise<void> {
  const watcher = watch(contentFolder, { recursive: true });
  for (;;) {
    // Listen before the check, so that a change during it starts another one.
    const changed = once(watcher, "change");
    const { errors, warnings } = await checkContent();
    if (warnings.length > 0) console.warn(withFolderPath(warnings.join("\n")));
    if (errors.length === 0) break;
    console.error(
      `${withFolderPath(errors.join("\n"))}\nThe site waits here until this is repaired and saved.`,
    );
    await changed;
    await setTimeout(settleMs);
  }
  watcher.close();
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
      if (id.startsWith(exportPrefix)) return { id, moduleSideEffects: false };
      if (id !== "#analytics") return null;
      const { token } = current.read().content.practice.analytics;
      return join(app, "analytics", token === "" ? "absent.ts" : "start-analytics.ts");
    },
    load: (id) => moduleCode(withoutQuery(id), current.shown()),
    configureServer(server) {
      server.watcher.add(contentFolder);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(contentFolder)) current.invalidate();
      });
    },
  };
}
