import { dirname } from "node:path";
import postcss, { type AtRule, type Root } from "postcss";
import selectorParser from "postcss-selector-parser";

/** What the start script sets on the root; other data are set by scripts that bring the whole sheet. */
const rootData = ["data-script", "data-later", "data-storage", "data-view"];

type Markup = { tag: Set<string>; class: Set<string>; id: Set<string>; attribute: Set<string> };

/**
 * A closed dialog or popover, and what a submenu holds, is not seen before script opens it, or the
 * page has the whole sheet.
 */
const closed =
  /<(?:(dialog)(?![^>]*\sopen\b)|(div)\b[^>]*\spopover\b)[^>]*>.*?<\/(?:\1|\2)>|(?<=<ul\b[^>]*-submenu"[^>]*>).*?(?=<\/ul>)/gs;

/**
 * So many characters of a page's own text fill more than any window that does not wait for the
 * whole sheet (app/start/start.ts).
 */
const nearText = 4000;

/** The part of a page that its first screens can show: what comes after it has its styles later. */
export function nearPart(html: string): string {
  const start = html.indexOf("<main");
  let length = 0;
  for (const { 0: text, index } of html.slice(start).matchAll(/(?<=>)[^<]+/g)) {
    length += text.trim().length;
    if (length > nearText) return html.slice(0, start + index);
  }
  return html;
}

/** The tags, classes and ids that stand in the markup. */
function markupOf(page: string): Markup {
  const html = page.replaceAll(closed, "");
  const found: Markup = {
    tag: new Set(),
    class: new Set(),
    id: new Set(),
    attribute: new Set(rootData),
  };
  for (const [tag, name = ""] of html.matchAll(/<([a-z][\w-]*)[^>]*>/gi)) {
    found.tag.add(name.toLowerCase());
    found.id.add(/\sid="([^"]*)"/.exec(tag)?.[1] ?? "");
    const classes = /\sclass="([^"]*)"/.exec(tag)?.[1] ?? "";
    for (const name of classes.split(/\s+/)) found.class.add(name);
    for (const [name] of tag.matchAll(/(?<=\s)data-[\w-]+/g)) found.attribute.add(name);
  }
  return found;
}

/** States change while a page is used; only what can never be there without script is dropped. */
function canMatch(selector: string, markup: Markup): boolean {
  let possible = true;
  selectorParser((root) => {
    root.walk((node) => {
      if (
        node.type !== "tag" &&
        node.type !== "class" &&
        node.type !== "id" &&
        node.type !== "attribute"
      )
        return;
      for (let above = node.parent; above; above = above.parent as typeof above) {
        if (above.type === "pseudo") return;
      }
      const name = node.type === "attribute" ? node.attribute : node.value;
      if (node.type === "attribute" && !name.startsWith("data-")) return;
      if (!markup[node.type].has(name ?? "")) possible = false;
    });
  }).processSync(selector);
  return possible;
}

const isKeyframes = (rule: AtRule) => rule.name === "keyframes";

const namesIn = (text: string) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

function dropUnusedNames(sheet: Root, markup: string): void {
  for (let before = -1; before !== sheet.toString().length; ) {
    before = sheet.toString().length;
    const used = new Set([...namesIn(sheet.toString()), ...namesIn(markup)]);
    sheet.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
  }
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => {
    animations.push(...value.split(/[\s,]+/));
  });
  sheet.walkAtRules((rule) => {
    if (isKeyframes(rule) && !animations.includes(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Leaves in a sheet the selectors that are wanted, and of each rule what has one. */
function keepSelectors(sheet: Root, wanted: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && isKeyframes(rule.parent as AtRule)) return;
    const kept = rule.selectors.filter(wanted);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Returns the rules of a sheet that can match something in the markup, and the names it uses. */
export function stylesFor(html: string, css: string, beside = ""): string {
  const markup = markupOf(html);
  const sheet = postcss.parse(css);
  keepSelectors(sheet, (selector) => canMatch(selector, markup));
  dropUnusedNames(sheet, html + beside);
  return sheet.toString();
}

const answersUse = (selector: string) =>
  /:(?:hover|active|focus-visible)\b/.test(selector.replaceAll(/:not\([^)]*\)/g, ""));

/**
 * Returns the sheet without what only shows how the page answers a pointer or a key: it may come
 * with the scripts, which start at the first of them. Until then focus looks as browsers draw it.
 */
export function beforeUse(css: string): string {
  const sheet = postcss.parse(css);
  keepSelectors(sheet, (selector) => !answersUse(selector));
  sheet.walkDecls(/^transition/, (declaration) => {
    if (!declaration.important) declaration.remove();
  });
  return sheet.toString();
}

const isFace = (rule: AtRule) => rule.name === "font-face";

/** The fonts that no rule of the sheet uses. */
function unusedFaces(sheet: Root): AtRule[] {
  const faces: AtRule[] = [];
  const used: string[] = [];
  sheet.walkAtRules("font-face", (rule) => {
    faces.push(rule);
  });
  sheet.walkDecls(({ parent, value }) => {
    if (parent?.type !== "atrule" || !isFace(parent as AtRule)) used.push(value);
  });
  return faces.filter((face) => {
    const [name = ""] = face.nodes?.flatMap((node) =>
      node.type === "decl" && node.prop === "font-family" ? node.value.replaceAll('"', "") : [],
    ) ?? [""];
    return !used.some((value) => value.includes(name));
  });
}

/**
 * Parts the rules that few visits need from the others: those for print, and those of the display
 * settings, also as the system asks for them (`app/styles/settings.css`), with their fonts.
 */
export function partSeldom(css: string): { usual: string; seldom: string } {
  const usual = postcss.parse(css);
  const seldom = postcss.root();
  usual.walkAtRules((rule) => {
    const { parent } = rule;
    if (rule.name === "layer" && rule.params === "settings") seldom.append(rule.remove());
    if (rule.name !== "media" || rule.params !== "print" || !parent) return;
    const layer = parent.type === "atrule" ? (parent as AtRule).clone({ nodes: [] }) : null;
    rule.remove();
    seldom.append(layer ? layer.append(rule) : rule);
  });
  for (const face of unusedFaces(usual)) seldom.append(face.remove());
  return { usual: usual.toString(), seldom: seldom.toString() };
}

/** A short name for each number: `a` to `z`, `a0` and on. */
const shortName = (index: number) =>
  `${String.fromCodePoint(97 + (index % 26))}${index < 26 ? "" : Math.floor(index / 26) - 1}`;

/**
 * Gives custom properties short names, the most used ones first: they stand in every page.
 *
 * @param scripts what also names custom properties: those keep their names
 */
export function shortNames(css: string, scripts: string): string {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(/--[a-z][\w-]*/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const kept = new Set(scripts.match(/--[a-z][\w-]*/g));
  const own = [...uses].filter(([name]) => !kept.has(name)).sort(([, a], [, b]) => b - a);
  const names = new Map(own.map(([name], index) => [name, `--${shortName(index)}`]));
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
}

/** A font as `new FontFace` takes it: family, source and descriptors. */
export type Font = [family: string, source: string, descriptors: Record<string, string>];

const descriptorOf = (property: string) => property.replace("font-", "");

/** Takes the fonts that are fetched out of the sheet; those of the visitor's own system stay. */
export function partFonts(css: string): { rest: string; fonts: Font[] } {
  const rest = postcss.parse(css);
  const fonts: Font[] = [];
  rest.walkAtRules("font-face", (rule) => {
    const named: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      named[prop] = value;
    });
    const { "font-family": family = "", src = "", ...others } = named;
    if (!src.includes("url(")) return;
    const descriptors = Object.entries(others)
      .filter(([, value]) => value !== "normal")
      .map(([name, value]) => [descriptorOf(name), value]);
    // Every browser with scripts as new as the site's knows the format of its fonts.
    fonts.push([family, src.replace(/\s*format\([^)]*\)/, ""), Object.fromEntries(descriptors)]);
    rule.remove();
  });
  return { rest: rest.toString(), fonts };
}

/**
 * Returns the part of the sheet that each page needs to look right before and without script, by
 * page. Pages of one folder share theirs, so that a site of any size has few different inline
 * styles, and as few hashes in its content security policy.
 *
 * @param pages the built HTML by path in the site's folder, such as `service/anal-pain/index.html`,
 *   with the drawings to which it refers: their colors are the page's
 * @param css the whole sheet
 * @param beside styles outside of the page that use its custom properties
 */
export function stylesByPage(
  pages: ReadonlyMap<string, string>,
  css: string,
  beside = "",
): Map<string, string> {
  const families = new Map<string, string[]>();
  for (const page of pages.keys()) {
    const [folder = "", rest] = dirname(page).split("/");
    // `about/index.html` is a page of its own, as is home; so is what is shown for a missing one.
    const alone = rest === undefined && page.endsWith("index.html");
    const family = alone ? folder : page.endsWith("404.html") ? page : `${folder}/`;
    families.set(family, [...(families.get(family) ?? []), page]);
  }
  const styles = new Map<string, string>();
  for (const members of families.values()) {
    const html = members.map((page) => nearPart(pages.get(page) ?? "")).join("");
    const family = stylesFor(html, css, beside);
    for (const page of members) styles.set(page, family);
  }
  return styles;
}
