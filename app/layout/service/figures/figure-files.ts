import { type ComponentType, createElement } from "react";
import { schematicParts } from "#content";
import { svgFile } from "../../../svg-file.ts";
import css from "./figure-art.css?raw";
import { CalmingSea, Headland } from "./scenes.tsx";
import { Plate, schematics } from "./shapes.tsx";

/* Lazy SVG files of the figures' art; labels are HTML text. */

function file(name: string, Shapes: ComponentType, width: number, height: number) {
  const viewBox = `0 0 ${width} ${height}`;
  const attributes = { viewBox, width, height, css, prefix: "figure-" };
  return { name, width, height, ...svgFile(name, createElement(Shapes), attributes) };
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

/** Maps each file's URL to its SVG text. */
export const figureFiles: ReadonlyMap<string, string> = new Map(
  all.map(({ address, text }) => [address, text]),
);
