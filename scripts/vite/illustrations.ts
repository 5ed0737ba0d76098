import { readFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import { type CustomPlugin, optimize, type PluginConfig } from "svgo";
import type { Plugin } from "vite";

const query = "?illustration";

const svgoPlugins: PluginConfig[] = [
  "removeDoctype",
  "removeXMLProcInst",
  "removeComments",
  "removeMetadata",
  "removeEditorsNSData",
  "removeTitle",
  "removeDesc",
  "cleanupAttrs",
  "convertColors",
  { name: "convertPathData", params: { floatPrecision: 1 } },
  { name: "convertTransform", params: { floatPrecision: 2 } },
  "sortAttrs",
];

/** Returns root, views and labels (`data-label="left 84"`), with the markup left without them. */
function extractMetadata(text: string, path: string) {
  let root: Record<string, string> = {};
  const views: Record<string, string> = {};
  const labels: Record<string, { side: "left" | "right"; level: number }> = {};
  const extract: CustomPlugin = {
    name: "extractMetadata",
    fn: () => ({
      element: {
        enter(node, parent) {
          for (const [name, value] of Object.entries(node.attributes)) {
            // A color's fallback only shows it outside the site.
            node.attributes[name] = value.replaceAll(/var\((--[\w-]+),[^)]*\)/g, "var($1)");
          }
          if (parent.type === "root" && node.name === "svg") {
            root = node.attributes;
            node.attributes = {};
          }
          const { "data-part": name, "data-label": place, ...attributes } = node.attributes;
          node.attributes = attributes;
          if (name && place) {
            const [side, level] = place.split(" ");
            labels[name] = { side: side === "left" ? "left" : "right", level: Number(level) };
          }
          if (node.name !== "view") return;
          views[node.attributes["id"] ?? ""] = node.attributes["viewBox"] ?? "";
          parent.children = parent.children.filter((each) => each !== node);
        },
      },
    }),
  };
  // Pages hold several pictures: the file's name keeps their ids apart.
  const prefix = basename(path, ".svg");
  const { data } = optimize(text, {
    path,
    plugins: [
      ...svgoPlugins,
      extract,
      { name: "cleanupIds", params: { minify: true } },
      { name: "prefixIds", params: { prefix, delim: "-", prefixClassNames: false } },
    ],
  });
  return { root, views, labels, shapes: data.slice("<svg>".length, -"</svg>".length) };
}

/** Throws if the SVG file is broken or has no `viewBox`. */
export function readIllustration(text: string, path: string) {
  const { root, views, labels, shapes } = extractMetadata(text, path);
  const { viewBox = "", preserveAspectRatio } = root;
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (!width || !height) {
    const found = viewBox ? `“${viewBox}”` : "none";
    throw new Error(`${path}: expected a viewBox such as "0 0 2400 560", found ${found}`);
  }
  return { viewBox, width, height, preserveAspectRatio, views, labels, shapes };
}

/** Vite plugin: an SVG file with `?illustration` is a module of its shapes and size. */
export function illustrations(): Plugin {
  return {
    name: "illustrations",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const path = relative(process.cwd(), file);
      const picture = readIllustration(await readFile(file, "utf8"), path);
      return `export default ${JSON.stringify(picture)};`;
    },
  };
}
