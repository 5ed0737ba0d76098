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

/** The data of an illustration that pages use, except its shapes. */
type Metadata = {
  root: Record<string, string>;
  /** The box of each `<view>`, by its id. */
  views: Record<string, string>;
  /** The label of each part, from `data-label="left 84"`. */
  labels: Record<string, { side: "left" | "right"; height: number }>;
};

const extractMetadata = ({ root, views, labels }: Metadata): CustomPlugin => ({
  name: "extractMetadata",
  fn: () => ({
    element: {
      enter(node, parent) {
        const { "data-part": part, "data-label": label, ...attributes } = node.attributes;
        const isRoot = parent.type === "root" && node.name === "svg";
        if (isRoot) Object.assign(root, attributes);
        node.attributes = isRoot ? {} : attributes;
        if (part && label) {
          const [side, height] = label.split(" ");
          labels[part] = { side: side === "left" ? "left" : "right", height: Number(height) };
        }
        if (node.name !== "view") return;
        views[attributes["id"] ?? ""] = attributes["viewBox"] ?? "";
        parent.children = parent.children.filter((each) => each !== node);
      },
    },
  }),
});

/** Returns the optimized markup within the root element, without what becomes metadata. */
function shapesOf(text: string, path: string, metadata: Metadata): string {
  // A page may inline several illustrations: the file's name makes their ids unique.
  const prefix = basename(path, ".svg");
  // A color's fallback only shows it outside the site.
  const themed = text.replaceAll(/var\((--[\w-]+),[^)]*\)/g, "var($1)");
  const { data } = optimize(themed, {
    path,
    plugins: [
      ...svgoPlugins,
      extractMetadata(metadata),
      { name: "cleanupIds", params: { minify: true } },
      { name: "prefixIds", params: { prefix, delim: "-", prefixClassNames: false } },
    ],
  });
  return data.slice("<svg>".length, -"</svg>".length);
}

/** Throws if the SVG file is broken or has no `viewBox`. */
export function readIllustration(text: string, path: string) {
  const metadata: Metadata = { root: {}, views: {}, labels: {} };
  const shapes = shapesOf(text, path, metadata);
  const { root, views, labels } = metadata;
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
