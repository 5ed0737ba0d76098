import { hash } from "node:crypto";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { schematicParts } from "../../../../content-schema/service-schema.ts";
import { colors } from "../../../../content-schema/theme.ts";
import { usedColors } from "../../../styles/theme-css.ts";
import artCss from "./figure-art.css?raw";
import { CalmingSea, Headland } from "./scenes.tsx";
import { Plate, schematics } from "./shapes.tsx";

/* Lazy SVG files of the figures' art; labels are text of the page. Each file embeds the rules
   and the light and dark colors that it needs. */

const rules = new Map(
  [...artCss.matchAll(/\.(figure-[\w-]+) (\{[^}]*\})/g)].map(([, name = "", rule = ""]) => [
    name,
    rule,
  ]),
);

function stylesFor(markup: string): string {
  const css = [...new Set(markup.match(/figure-[\w-]+/g))]
    .map((name) => {
      const rule = rules.get(name);
      if (!rule) throw new Error(`${name}: expected it in figure-art.css, found none`);
      return `.${name}${rule}`;
    })
    .join("");
  return usedColors(colors, css, "svg") + css;
}

function file(name: string, Shapes: ComponentType, width: number, height: number) {
  const shapes = createElement(Shapes);
  const markup = renderToStaticMarkup(createElement("svg", null, shapes));
  const style = createElement("style", null, stylesFor(markup));
  const viewBox = `0 0 ${width} ${height}`;
  const svg = createElement(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox, width, height },
    style,
    shapes,
  );
  const text = renderToStaticMarkup(svg).replaceAll(/\s+/g, " ");
  const address = `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg`;
  return { name, address, text, width, height };
}

type Shape = keyof typeof schematicParts;
/** The base name of each art file. */
export type FigureArt = Shape | "calming-sea" | "headland";

const all = [
  ...(Object.keys(schematicParts) as Shape[]).map((shape) =>
    file(shape, () => createElement(Plate, { Shape: schematics[shape].Shape }), 816, 432),
  ),
  file("calming-sea", CalmingSea, 816, 180),
  file("headland", Headland, 380, 280),
];

const known = new Map(all.map((each) => [each.name, each]));

/** Attributes of the `<img>` of a figure's art. */
export function artImage(name: FigureArt) {
  const art = known.get(name);
  if (!art) throw new Error(`${name}: expected a file of a figure, found none`);
  const { address: src, width, height } = art;
  return { src, width, height, alt: "", loading: "lazy", decoding: "async" } as const;
}

/** Maps each file's address to its SVG text. */
export const figureFiles: ReadonlyMap<string, string> = new Map(
  all.map(({ address, text }) => [address, text]),
);
