import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../..");
const library = dirname(
  createRequire(join(root, "package.json")).resolve("lucide-react/package.json"),
);

/** On the first screen of a page: they stand in it, so that they are painted with its words. */
const firstSeen = ["ArrowRight", "ChevronDown", "Menu", "PersonStanding", "Phone", "Search"];

type Shape = [tag: string, attributes: Record<string, string>];
type Icon = { name: string; id: string; shapes: Shape[] };

/** The icons that the site's own modules import, by the library's names. */
function imported(): string[] {
  const names = new Set<string>();
  for (const file of globSync("app/**/*.tsx", { cwd: root })) {
    const code = readFileSync(join(root, file), "utf8");
    const [, list = ""] = /import \{([^}]*)\} from "lucide-react"/.exec(code) ?? [];
    for (const name of list.split(",").map((each) => each.trim())) {
      if (name !== "" && !name.startsWith("type ")) names.add(name);
    }
  }
  return [...names].sort();
}

const number = "(-?\\d*\\.?\\d+)";
/** A path that begins relative to its origin; after another one it would begin at that one's end. */
const relativeStart = new RegExp(`^m${number}[ ,]?${number} ?(?=([-\\d.]?))`);
const fromOrigin = (d: string) =>
  d.replace(relativeStart, (_, x, y, next) => `M${x} ${y}${next === "" ? "" : "l"}`);

/** Paths of one drawing are one path: fewer bytes, the same lines. */
export function joined(shapes: readonly Shape[]): Shape[] {
  const lines = shapes.flatMap(([tag, { d }]) => (tag === "path" && d ? [d] : []));
  const others = shapes.filter(([tag]) => tag !== "path");
  const path: Shape[] = lines.length > 0 ? [["path", { d: lines.map(fromOrigin).join("") }]] : [];
  return [...path, ...others.map(([tag, { key: _, ...rest }]): Shape => [tag, rest])];
}

async function shapesOf(id: string): Promise<Shape[]> {
  const file = join(library, "dist/esm/icons", `${id}.mjs`);
  if (!existsSync(file)) throw new Error(`${id}: expected the icon in ${file}, found none`);
  // An older name of an icon leads to its present one.
  const [, present] =
    /export \{ default \} from '\.\/(.+)\.mjs'/.exec(readFileSync(file, "utf8")) ?? [];
  if (present) return shapesOf(present);
  const module = (await import(pathToFileURL(file).href)) as { __iconData: { node: Shape[] } };
  return joined(module.__iconData.node);
}

async function read(name: string): Promise<Icon> {
  const id = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, "-").toLowerCase();
  return { name, id, shapes: await shapesOf(id) };
}

function drawing({ id, shapes }: Icon): string {
  const tags = shapes.map(([tag, attributes]) => {
    const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${list.join("")}/>`;
  });
  return `<g id="${id}">${tags.join("")}</g>`;
}

/**
 * Builds the icons that the site uses into one file, to which the pages refer: neither a page nor a
 * script carries their lines. Those of the first screen stay in the page. Their color and width of
 * line are the page's (`app/styles/reset.css`). The development server takes the library as it is.
 */
export function icons(): Plugin {
  // In the library's folder, so that its license is listed.
  const module = join(library, "site-icons.js");
  let all: Icon[];
  let sheet: { fileName: string; source: string };
  return {
    name: "site:icons",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      all = await Promise.all(imported().map(read));
      const drawings = all.filter(({ name }) => !firstSeen.includes(name)).map(drawing);
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>`;
      sheet = { fileName: `assets/icons-${hash("sha256", source).slice(0, 8)}.svg`, source };
    },
    resolveId: (id) => (id === "lucide-react" ? module : null),
    load(id) {
      if (id !== module) return null;
      const made = all.map(({ name, id, shapes }) => {
        const inside = firstSeen.includes(name) ? JSON.stringify(shapes) : null;
        return `export const ${name} = /*#__PURE__*/ icon("${id}", ${inside});`;
      });
      return `import { createElement } from "react";
const icon = (id, shapes) => ({ className = "", ...rest }) =>
  createElement(
    "svg",
    { className: "lucide " + className, viewBox: "0 0 24 24", strokeWidth: 2, "aria-hidden": true, ...rest },
    ...(shapes ?? [["use", { href: "/${sheet.fileName}#" + id }]]).map(([tag, more]) => createElement(tag, more)),
  );
${made.join("\n")}`;
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", ...sheet });
    },
  };
}
