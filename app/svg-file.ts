import { hash } from "node:crypto";
import { createElement, type ReactNode, type SVGAttributes } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colors } from "#content";
import { usedColors } from "./styles/theme-css.ts";
import { usedRules } from "./styles/used-rules.ts";

/** An SVG file and its URL, which contains a hash of its text. */
export type SvgFile = { address: string; text: string };

/**
 * Renders shapes to an SVG file for `<img>`. The page's styles do not apply there, so the file
 * embeds the rules that it needs, with their light and dark colors.
 *
 * @param css the style sheet with the rules of all classes that shapes can have
 * @param prefix the prefix of these classes
 * @throws {Error} naming a class that has no rule
 */
export function svgFile(
  name: string,
  shapes: ReactNode,
  { css, prefix, ...attributes }: SVGAttributes<SVGSVGElement> & { css: string; prefix: string },
): SvgFile {
  const markup = renderToStaticMarkup(createElement("svg", null, shapes));
  const rules = usedRules(css, markup, prefix);
  for (const [, names = ""] of markup.matchAll(/class="([^"]*)"/g)) {
    const absent = names.split(" ").find((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(rules));
    if (absent) throw new Error(`${name}: expected a rule for the class ${absent}, found none`);
  }
  const style = createElement("style", null, usedColors(colors, rules, "svg") + rules);
  const svg = createElement(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", ...attributes },
    style,
    shapes,
  );
  const text = renderToStaticMarkup(svg).replaceAll(/\s+/g, " ");
  return { address: `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg`, text };
}
