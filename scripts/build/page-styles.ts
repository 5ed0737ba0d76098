import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { transform } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Root } from "postcss";
import { themeCss } from "../../app/styles/theme-css.ts";
import { colors } from "../../content-schema/theme.ts";

/*
 * The styles of a page stand in its document, so that its first paint waits for nothing else. What
 * no first paint needs is in one deferred sheet of the site.
 */

/** Vite's `baseline-widely-available`, in the form of Lightning CSS. */
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

/** The URL of a file, unlike one that holds its data. */
const fileUrl = /(?<=\burl\(\s*["']?)(?!data:)[^"')\s]+/g;

/** Fonts that are fetched, display settings and print styles. */
function isDeferred({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "layer") return params === "settings";
  if (name === "media") return params === "print";
  return name === "font-face" && nodes.some((node) => node.toString().includes("url("));
}

/** Puts a rule into copies of the layers and conditions that it stands in. */
function withParents(rule: AtRule): ChildNode {
  let nested: AtRule = rule.clone();
  for (let { parent } = rule; parent?.type === "atrule"; parent = (parent as AtRule).parent) {
    nested = (parent as AtRule).clone({ nodes: [nested] });
  }
  return nested;
}

/** The text of a style sheet; that of the theme is made of content. */
const sourceOf = (file: string) =>
  file.endsWith("/app/styles/theme.css") ? themeCss(colors) : readFileSync(file, "utf8");

/** Splits a style sheet into what a document needs and what can follow. */
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

/** Pages of one kind have the same styles. */
const known = new Map<string, string>();

/**
 * Returns the styles that stand in a document, minified.
 *
 * @param files the style sheets of the page in the order of the cascade, by their absolute paths
 * @throws {Error} naming the sheet that refers to a file: its URL would be relative to the document
 */
export function initialCss(files: readonly string[]): string {
  const key = files.join();
  const css = known.get(key) ?? minify(files.map(initialSource).join("\n"));
  known.set(key, css);
  return css;
}

/**
 * Returns the source of the deferred sheet of all files, with absolute paths as URLs.
 *
 * @param whole the files that no first paint needs any of
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
