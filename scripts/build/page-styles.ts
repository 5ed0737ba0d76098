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

function isDeferred({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "layer") return params === "settings";
  if (name === "media") return params === "print";
  return name === "font-face" && nodes.some((node) => node.toString().includes("url("));
}

/** Controls and dialogs in use, as none is before the first paint. */
const inUse =
  /(?<![(,]):(?:hover|active|focus|focus-visible|modal)(?![\w-])|\[aria-expanded="true"\]/;

function withParents(rule: ChildNode): ChildNode {
  let nested = rule.clone();
  for (let { parent } = rule; parent?.type === "atrule"; parent = (parent as AtRule).parent) {
    nested = (parent as AtRule).clone({ nodes: [nested] });
  }
  return nested;
}

const sourceOf = (file: string) =>
  file.endsWith("/app/styles/theme.css") ? themeCss(colors) : readFileSync(file, "utf8");

/** @throws {Error} for a file's URL in the initial CSS, relative to the document that has it */
function split(file: string): { initial: Root; deferred: Root } {
  const initial = postcss.parse(sourceOf(file));
  const deferred = postcss.root();
  const defer = (rule: AtRule | Rule) => {
    deferred.append(withParents(rule));
    rule.remove();
  };
  initial.walkRules((rule) => {
    if (rule.selectors.every((each) => inUse.test(each))) defer(rule);
  });
  initial.walkAtRules((rule) => {
    if (isDeferred(rule)) defer(rule);
  });
  initial.walkDecls(({ prop, value }) => {
    const [url] = value.match(fileUrl) ?? [];
    if (url) throw new Error(`${file}: expected no file in the initial CSS, found ${prop}: ${url}`);
  });
  return { initial, deferred };
}

/** Returns a page's minified initial CSS; `files` are absolute paths in cascade order. */
export function initialCss(files: readonly string[]): string {
  const code = Buffer.from(files.map((file) => split(file).initial.toString()).join("\n"));
  const options = { filename: "initial.css", code, minify: true, targets: browserTargets };
  // No color is a `light-dark()`, whose stand-in would take two variables of each `color-scheme`.
  return transform({ ...options, exclude: Features.LightDark }).code.toString();
}

/** Returns the deferred CSS, with absolute paths as URLs; `whole` files are deferred completely. */
export function deferredCss(files: readonly string[], whole: ReadonlySet<string>): string {
  return files
    .map((file) => {
      const css = whole.has(file) ? sourceOf(file) : split(file).deferred.toString();
      return css.replaceAll(fileUrl, (url) => resolve(dirname(file), url));
    })
    .join("\n");
}

const deferredId = "\0deferred.css";
const empty = "\0empty";

const root = join(import.meta.dirname, "../..");

/** In order of imports, which is the cascade's; those of a module `….deferred.tsx` go to `deferredFiles`. */
function sheetsOf(
  id: string,
  context: Rolldown.PluginContext,
  deferredFiles: Set<string>,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  if (id.endsWith(".css")) return [id];
  const isDeferredModule = id.endsWith(".deferred.tsx");
  const found = (context.getModuleInfo(id)?.importedIds ?? []).flatMap((each) =>
    sheetsOf(each, context, deferredFiles, isDeferredModule ? new Set() : seen),
  );
  if (!isDeferredModule) return found;
  for (const sheet of found) deferredFiles.add(sheet);
  return [];
}

/** Of the files in `app/pages/`. */
function pageSheetsOf(context: Rolldown.PluginContext, deferredFiles: Set<string>) {
  // Modules load in parallel, so their order differs between builds.
  const files = [...context.getModuleIds()].map((id) => relative(root, id)).sort();
  const walk = (file: string) => sheetsOf(join(root, file), context, deferredFiles);
  const shared = walk("app/document/render.tsx");
  return files
    .filter((file) => /^app\/pages\/[\w-]+\.tsx$/.test(file))
    .map((file) => [file, [...new Set([...shared, ...walk(file)])]] as const);
}

/** Returns each page's initial style sheets, and the plugin that the SSR build collects them by. */
export function pageStyles() {
  const sheets = new Map<string, readonly string[]>();
  const deferredFiles = new Set<string>();
  const all = () => new Set([...[...sheets.values()].flat(), ...deferredFiles]);
  const plugin: Plugin = {
    name: "page-styles",
    enforce: "pre",
    async resolveId(source, importer) {
      if (this.environment.name !== "client") return null;
      if (source === deferredId) return deferredId;
      if (!source.endsWith(".css") || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && all().has(found.id) ? empty : found;
    },
    load(id) {
      if (id === empty) return "";
      return id === deferredId ? deferredCss([...all()], deferredFiles) : null;
    },
    transform(code, id) {
      const isStart = this.environment.name === "client" && id.endsWith("/app/start/start.ts");
      return isStart ? { code: `import ${JSON.stringify(deferredId)};${code}`, map: null } : null;
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      for (const [file, found] of pageSheetsOf(this, deferredFiles)) sheets.set(file, found);
    },
  };
  return { sheets, plugin };
}
