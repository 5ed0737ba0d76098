import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { browserslistToTargets, Features, transform } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import type { Plugin, Rolldown } from "vite";
import { colors } from "#content/theme";
import { themeCss } from "../../app/styles/theme-css.ts";

// Each document inlines its page's initial CSS, so that no request blocks its first paint. CSS that
// no first paint needs is in one deferred style sheet for the site.

/** Vite's `baseline-widely-available`, in Lightning CSS's format. */
const browserTargets = browserslistToTargets([
  "chrome 111",
  "edge 111",
  "firefox 114",
  "safari 16.4",
  "ios_saf 16.4",
]);

const fileUrl = /(?<=\burl\(\s*["']?)(?!data:)[^"')\s]+/g;

function isDeferredAtRule({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "layer") return params === "settings";
  if (name === "media") return params === "print";
  return name === "font-face" && nodes.some((node) => node.toString().includes("url("));
}

/** Controls and dialogs in use, as none is before the first paint. */
const interactive =
  /(?<![(,]):(?:hover|active|focus|focus-visible|modal)(?![\w-])|\[aria-expanded="true"\]/;

/** Returns a copy of a rule within copies of the at-rules around it. */
function withAtRules(rule: ChildNode): ChildNode {
  let nested = rule.clone();
  for (let { parent } = rule; parent?.type === "atrule"; parent = (parent as AtRule).parent) {
    nested = (parent as AtRule).clone({ nodes: [nested] });
  }
  return nested;
}

const readCss = (file: string) =>
  file.endsWith("/app/styles/theme.css") ? themeCss(colors) : readFileSync(file, "utf8");

/** @throws {Error} for a file's URL in the initial CSS, relative to the document that has it */
function splitCss(file: string): { initial: Root; deferred: Root } {
  const initial = postcss.parse(readCss(file));
  const deferred = postcss.root();
  const defer = (rule: AtRule | Rule) => {
    deferred.append(withAtRules(rule));
    rule.remove();
  };
  initial.walkRules((rule) => {
    if (rule.selectors.every((each) => interactive.test(each))) defer(rule);
  });
  initial.walkAtRules((rule) => {
    if (isDeferredAtRule(rule)) defer(rule);
  });
  initial.walkDecls(({ prop, value }) => {
    const [url] = value.match(fileUrl) ?? [];
    if (url) throw new Error(`${file}: expected no file in the initial CSS, found ${prop}: ${url}`);
  });
  return { initial, deferred };
}

/** Returns a page's minified initial CSS; `files` are absolute paths in cascade order. */
export function initialCss(files: readonly string[]): string {
  const code = Buffer.from(files.map((file) => splitCss(file).initial.toString()).join("\n"));
  const options = { filename: "initial.css", code, minify: true, targets: browserTargets };
  // No color uses `light-dark()`, whose fallback would add two custom properties for each
  // `color-scheme`.
  return transform({ ...options, exclude: Features.LightDark }).code.toString();
}

/** Returns the deferred CSS of files, all of it of the `whole` ones, with absolute paths as URLs. */
export function deferredCss(files: readonly string[], whole: ReadonlySet<string>): string {
  return files
    .map((file) => {
      const css = whole.has(file) ? readCss(file) : splitCss(file).deferred.toString();
      return css.replaceAll(fileUrl, (url) => resolve(dirname(file), url));
    })
    .join("\n");
}

const deferredId = "\0deferred.css";
const emptyId = "\0empty";

const root = join(import.meta.dirname, "../..");

/** Returns the style sheets of each page by its file, and those of modules `….deferred.tsx`. */
function styleSheetsOf(context: Rolldown.PluginContext) {
  const deferred = new Set<string>();
  // In order of imports, which is the cascade's.
  const collect = (id: string, seen = new Set<string>()): string[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    if (id.endsWith(".css")) return [id];
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    if (!id.endsWith(".deferred.tsx")) return imported.flatMap((each) => collect(each, seen));
    for (const sheet of imported.flatMap((each) => collect(each))) deferred.add(sheet);
    return [];
  };
  // Modules load in parallel, so their order differs between builds.
  const files = [...context.getModuleIds()].map((id) => relative(root, id)).sort();
  const shared = collect(join(root, "app/document/render.tsx"));
  const initial = files
    .filter((file) => /^app\/pages\/[\w-]+\.tsx$/.test(file))
    .map((file) => [file, [...new Set([...shared, ...collect(join(root, file))])]] as const);
  return { initial: new Map<string, readonly string[]>(initial), deferred };
}

/** Returns a plugin, and the style sheets, which it fills in as the SSR build ends. */
export function pageStyles() {
  const styleSheets: ReturnType<typeof styleSheetsOf> = { initial: new Map(), deferred: new Set() };
  const allSheets = () =>
    new Set([...styleSheets.initial.values(), [...styleSheets.deferred]].flat());
  const plugin: Plugin = {
    name: "page-styles",
    enforce: "pre",
    async resolveId(source, importer) {
      if (this.environment.name !== "client") return null;
      if (source === deferredId) return deferredId;
      if (!source.endsWith(".css") || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && allSheets().has(found.id) ? emptyId : found;
    },
    load(id) {
      if (id === emptyId) return "";
      return id === deferredId ? deferredCss([...allSheets()], styleSheets.deferred) : null;
    },
    transform(code, id) {
      const isStart = this.environment.name === "client" && id.endsWith("/app/start/start.ts");
      return isStart ? { code: `import ${JSON.stringify(deferredId)};${code}`, map: null } : null;
    },
    generateBundle() {
      if (this.environment.name === "ssr") Object.assign(styleSheets, styleSheetsOf(this));
    },
  };
  return { styleSheets, plugin };
}
