import { createElement, Fragment } from "react";
import { svgFile } from "../../svg-file.ts";
import afterPaintCss from "./after-paint.css?raw";
import { type IllustrationName, illustrations } from "./illustrations.ts";
import papersCss from "./papers.css?raw";

/* SVG files of lazy illustrations, for static components, the build and the development server. */

const css = papersCss + afterPaintCss;

function file(name: IllustrationName) {
  const { Shapes, width, height, preserveAspectRatio, crop } = illustrations[name];
  const part = crop ? createElement("view", { id: "crop", viewBox: crop }) : null;
  const shapes = createElement(Fragment, null, part, createElement(Shapes));
  const viewBox = `0 0 ${width} ${height}`;
  return svgFile(name, shapes, { viewBox, preserveAspectRatio, css, prefix: "coast-" });
}

const files = (Object.keys(illustrations) as IllustrationName[]).map((name) => ({
  name,
  ...file(name),
}));

/** Maps each file's URL to its SVG text. */
export const illustrationFiles: ReadonlyMap<string, string> = new Map(
  files.map(({ address, text }) => [address, text]),
);

/** Maps each illustration's name to its file's URL. */
export const illustrationAddresses = Object.fromEntries(
  files.map(({ name, address }) => [name, address]),
) as Record<IllustrationName, string>;
