import { hash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colors } from "../../../content-schema/theme.ts";
import { usedColors } from "../../styles/theme-css.ts";
import afterPaintCss from "./after-paint.css?raw";
import coastCss from "./coast.css?raw";
import { type IllustrationName, illustrations } from "./illustrations.ts";
import papersCss from "./papers.css?raw";

/* SVG files of lazy illustrations, for static components, the build and the development server.
   Page styles do not apply inside an `<img>`, so each file embeds the rules that it needs. */

const rules = new Map(
  [...(coastCss + papersCss + afterPaintCss).matchAll(/\.(coast-[\w-]+) (\{[^}]*\})/g)].map(
    ([, name = "", rule = ""]) => [name, rule],
  ),
);

function ruleOf(name: string): string {
  const rule = rules.get(name);
  if (!rule)
    throw new Error(
      `${name}: expected it in the style sheets beside illustration-files.ts, found none`,
    );
  return `.${name}${rule}`;
}

/** Returns the CSS rules for the classes in the markup, with their light and dark colors. */
function stylesFor(markup: string): string {
  const css = [...new Set(markup.match(/coast-[\w-]+/g))].map(ruleOf).join("");
  return usedColors(colors, css, "svg") + css;
}

function render(name: IllustrationName): string {
  const { Shapes, width, height, preserveAspectRatio, crop } = illustrations[name];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio,
  };
  const shapes = createElement(Shapes);
  const style = createElement("style", null, stylesFor(renderToStaticMarkup(shapes)));
  const part = crop ? createElement("view", { id: "crop", viewBox: crop }) : null;
  const file = createElement("svg", attributes, style, part, shapes);
  return renderToStaticMarkup(file).replaceAll(/\s+/g, " ");
}

const files = (Object.keys(illustrations) as IllustrationName[]).map((name) => {
  const text = render(name);
  return { name, address: `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg`, text };
});

/** Maps each file's address to its SVG text. */
export const illustrationFiles: ReadonlyMap<string, string> = new Map(
  files.map(({ address, text }) => [address, text]),
);

/** Maps each illustration's name to its file's address. */
export const illustrationAddresses = Object.fromEntries(
  files.map(({ name, address }) => [name, address]),
) as Record<IllustrationName, string>;
