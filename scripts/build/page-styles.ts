import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { transform } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Root } from "postcss";
import { colors } from "#content";
import { themeCss } from "../../app/styles/theme-css.ts";

/*
 * Each document inlines its page's initial CSS, so that no request blocks its first paint. CSS that
 * no first paint needs is in one deferred style sheet for the site.
 */

/** Vite's `baseline-widely-available`, in Lightning CSS's format. */
export const browserTargets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
};

const minify = (css: string): string =>
  transform({
    filename: "initial.css",
    code: Buffer.from(css),
    minify: true,
    targets: browserTargets,
  }).code.toString();

/** A URL of a file, not a `data:` URL. */
const fileUrl = /(?<=\burl\(\s*["']?)(?!data:)[^"')\s]+/g;

/** Whether an at-rule is deferred: web fonts, display settings and print styles. */
function isDeferred({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "layer") return params === "settings";
  if (name === "media") return params === "print";
  return name === "font-face" && nodes.some((node) => node.toString().includes("url("));
}

/** Wraps a rule in copies of its parent at-rules. */
function withParents(rule: AtRule): ChildNode {
  let nested: AtRule = rule.clone();
  for (let { parent } = rule; parent?.type === "atrule"; parent = (parent as AtRule).parent) {
    nested = (parent as AtRule).clone({ nodes: [nested] });
  }
  return nested;
}

/** Returns the source of a style sheet; the theme's is generated from content. */
const sourceOf = (file: string) =>
  file.endsWith("/app/styles/theme.css") ? themeCss(colors) : readFileSync(file, "utf8");

/** Splits a style sheet into initial and deferred CSS. */
function split(file: string): { initial: Root; deferred: Root } {
  const initial = postcss.parse(sourceOf(file));
  const deferred = postcss.root();
  initial.walkAtRules((rule) => {
    if (!isDeferred(rule)) return;
    deferred.append(withParents(rule));
    rule.remove();
  });
  return { initial, deferred };
}

function initialSource(file: string): string {
  const { initial } = split(file);
  initial.walkDecls(({ prop, value }) => {
    const [url] = value.match(fileUrl) ?? [];
    if (url) throw new Error(`${file}: expected no file in the initial CSS, found ${prop}: ${url}`);
  });
  return initial.toString();
}

/** Cache by style sheets, since pages of a template share them. */
const known = new Map<string, string>();

/**
 * Returns a page's minified initial CSS.
 * @param files absolute paths of the page's style sheets, in cascade order
 * @throws {Error} naming a style sheet with the URL of a file, which a document would resolve
 *   against its own path
 */
export function initialCss(files: readonly string[]): string {
  const key = files.join();
  const css = known.get(key) ?? minify(files.map(initialSource).join("\n"));
  known.set(key, css);
  return css;
}

/**
 * Returns the source of the deferred style sheet, with absolute paths as URLs.
 * @param whole files to defer completely
 */
export function deferredCss(
  files: readonly string[],
  whole: ReadonlySet<string> = new Set(),
): string {
  return files
    .map((file) => {
      const sheet = whole.has(file) ? postcss.parse(sourceOf(file)) : split(file).deferred;
      sheet.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(fileUrl, (url) =>
          resolve(dirname(file), url),
        );
      });
      return sheet.toString();
    })
    .filter(Boolean)
    .join("\n");
}
