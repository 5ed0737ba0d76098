import { hash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import nightCss from "../../styles/night.css?raw";
import tokensCss from "../../styles/tokens.css?raw";
import coastCss from "./coast.css?raw";
import { type DrawingName, drawings } from "./drawings.ts";

/*
 * The files of lazy drawings, for static components, the build and the development server. No style
 * sheet of a page reaches into an image, so each file carries the rules that it needs.
 */

const read = (css: string, entry: RegExp) =>
  new Map([...css.matchAll(entry)].map(([, name = "", value = ""]) => [name, value]));

const rules = read(coastCss, /\.(coast-[\w-]+) (\{[^}]*\})/g);
const tokens = read(tokensCss, /(--[\w-]+): ([^;]+);/g);
const nightTokens = read(nightCss, /(--[\w-]+): ([^;]+);/g);

function get(entries: ReadonlyMap<string, string>, name: string, file: string): string {
  const value = entries.get(name);
  if (!value) throw new Error(`${name}: expected it in ${file}, found none`);
  return value;
}

/** The rules for the classes in the markup, with the custom properties they use by day and by night. */
function stylesFor(markup: string): string {
  const css = [...new Set(markup.match(/coast-[\w-]+/g))]
    .map((name) => `.${name}${get(rules, name, "coast.css")}`)
    .join("");
  const used = [...new Set(css.match(/(?<=var\()--[\w-]+/g))];
  const day = used.map((name) => `${name}:${get(tokens, name, "tokens.css")}`);
  const night = used.flatMap((name) => {
    const value = nightTokens.get(name);
    return value ? [`${name}:${value}`] : [];
  });
  return `svg{${day.join(";")}}@media (prefers-color-scheme:dark){svg{${night.join(";")}}}${css}`;
}

function render(name: DrawingName): string {
  const { Shapes, width, height, preserveAspectRatio } = drawings[name];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio,
  };
  const shapes = createElement(Shapes);
  const style = createElement("style", null, stylesFor(renderToStaticMarkup(shapes)));
  const file = createElement("svg", attributes, style, shapes);
  return renderToStaticMarkup(file).replaceAll(/\s+/g, " ");
}

const files = (Object.keys(drawings) as DrawingName[]).map((name) => {
  const text = render(name);
  return { name, address: `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg`, text };
});

/** The text of every drawing by the address of its file. */
export const drawingFiles: ReadonlyMap<string, string> = new Map(
  files.map(({ address, text }) => [address, text]),
);

/** The address of every drawing. */
export const drawingAddresses = Object.fromEntries(
  files.map(({ name, address }) => [name, address]),
) as Record<DrawingName, string>;
