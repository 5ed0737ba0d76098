import type { Plugin, Rolldown } from "vite";
import { deferredCss } from "../build/page-styles.ts";

const virtual = "virtual:deferred.css";
const resolved = "\0deferred.css";
const empty = "\0empty";

/** The style sheets that each page's modules import, in cascade order. */
export type StyleGraph = {
  /** Style sheets of the document and the layout, on every page. */
  shared: string[];
  /** Style sheets of parts below the fold. */
  below: Set<string>;
  /** Each page's own style sheets, by the page's file such as `app/pages/home.tsx`. */
  pages: Map<string, string[]>;
};

const isBelow = (id: string) => id.endsWith("/below-the-fold.tsx");

type Walk = { context: Rolldown.PluginContext; below: Set<string>; seen: Set<string> };

/**
 * Returns the style sheets that a module imports statically, depth first, which is cascade order.
 * Collects imports of `below-the-fold.tsx` in `below` instead.
 */
function sheetsOf(id: string, walk: Walk): string[] {
  const { context, below, seen } = walk;
  if (seen.has(id)) return [];
  seen.add(id);
  if (id.endsWith(".css")) return [id];
  const found = (context.getModuleInfo(id)?.importedIds ?? []).flatMap((each) =>
    sheetsOf(each, isBelow(id) ? { ...walk, seen: new Set() } : walk),
  );
  if (!isBelow(id)) return found;
  for (const sheet of found) below.add(sheet);
  return [];
}

/**
 * Vite plugin that collects each page's style sheets during the SSR build, to inline them. The
 * client build then omits them and imports the site's deferred style sheet.
 */
export function pageStyles(): { plugin: Plugin; graph: StyleGraph } {
  const graph: StyleGraph = { shared: [], below: new Set(), pages: new Map() };
  const all = () => new Set([...graph.shared, ...[...graph.pages.values()].flat(), ...graph.below]);
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
      return id === resolved ? deferredCss([...all()], graph.below) : null;
    },
    transform(code, id) {
      const isStart = this.environment.name === "client" && id.endsWith("/app/islands/start.ts");
      return isStart ? { code: `import "${virtual}";${code}`, map: null } : null;
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      // Modules load in parallel, so their order differs between builds.
      const ids = [...this.getModuleIds()].sort();
      const entry = ids.find((id) => id.endsWith("/app/render.tsx"));
      if (!entry) throw new Error("app/render.tsx: expected it in the build, found none");
      const root = entry.slice(0, -"app/render.tsx".length);
      const walk = (id: string) =>
        sheetsOf(id, { context: this, below: graph.below, seen: new Set() });
      graph.shared.push(...walk(entry));
      for (const id of ids.filter((each) => /\/app\/pages\/[\w-]+\.tsx$/.test(each))) {
        graph.pages.set(id.slice(root.length), walk(id));
      }
    },
  };
  return { plugin, graph };
}
