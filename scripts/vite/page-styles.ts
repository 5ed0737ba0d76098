import type { Plugin, Rolldown } from "vite";
import { deferredCss } from "../build/page-styles.ts";

const virtual = "virtual:deferred.css";
const resolved = "\0deferred.css";
const empty = "\0empty";

/** The style sheets that each page's modules import, in the order of the cascade. */
export type StyleGraph = {
  /** Those of the document and the layout, which every page has. */
  shared: string[];
  /** The pages' own, by the page's file such as `app/pages/home.tsx`. */
  pages: Map<string, string[]>;
};

/** Every style sheet that a module imports statically, depth first as browsers would meet them. */
function sheetsOf(context: Rolldown.PluginContext, id: string, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  if (id.endsWith(".css")) return [id];
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return imported.flatMap((each) => sheetsOf(context, each, seen));
}

/**
 * Learns from the build of the pages which style sheets each page needs: they stand in its document.
 * The browser's own build then leaves them out, and gets the one deferred sheet of the site.
 */
export function pageStyles(): { plugin: Plugin; graph: StyleGraph } {
  const graph: StyleGraph = { shared: [], pages: new Map() };
  const all = () => new Set([...graph.shared, ...[...graph.pages.values()].flat()]);
  const plugin: Plugin = {
    name: "page-styles",
    enforce: "pre",
    async resolveId(source, importer) {
      if (this.environment.name !== "client") return null;
      if (source === virtual) return resolved;
      if (!source.endsWith(".css") || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && all().has(found.id) ? empty : found;
    },
    load(id) {
      if (id === empty) return "";
      return id === resolved ? deferredCss([...all()]) : null;
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      const ids = [...this.getModuleIds()];
      const entry = ids.find((id) => id.endsWith("/app/render.tsx"));
      if (!entry) throw new Error("app/render.tsx: expected it in the build, found none");
      const root = entry.slice(0, -"app/render.tsx".length);
      graph.shared.push(...sheetsOf(this, entry));
      for (const id of ids.filter((each) => /\/app\/pages\/[\w-]+\.tsx$/.test(each))) {
        graph.pages.set(id.slice(root.length), sheetsOf(this, id));
      }
    },
  };
  return { plugin, graph };
}
