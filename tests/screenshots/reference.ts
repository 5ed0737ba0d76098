import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { measuresText, type Shape } from "./compare.ts";
import type { Expected } from "./layout.ts";

const folder = join(import.meta.dirname, "reference");

function toText({ name, places, size, look, children }: Shape, indent = ""): string {
  const place = places.map(measuresText).join(" | ");
  const line = `${indent}${name} ${place}; ${measuresText(size)}; ${look}`.replace(
    /(?:; any)?; $/,
    "",
  );
  return [line, ...children.map((child) => toText(child, `${indent}  `))].join("\n");
}

const toMeasures = (text: string): Expected =>
  Object.fromEntries(
    [...text.matchAll(/([a-z]+)(-?\d[-\d/]*)/g)].map(([, key = "", values = ""]) => [
      key,
      values.split("/").map(Number),
    ]),
  );

function toShape(text: string): Shape {
  const open: Shape[] = [];
  for (const line of text.trimEnd().split("\n")) {
    const [, indent = "", name = "", places = "", size = "", look = ""] =
      /^( *)(\S+) ([^;]*)(?:; ([^;]*))?(?:; (.*))?$/.exec(line) ?? [];
    const shape: Shape = {
      name,
      places: places.split(" | ").map(toMeasures),
      size: toMeasures(size),
      look,
      children: [],
    };
    const depth = indent.length / 2;
    open[depth - 1]?.children.push(shape);
    open[depth] = shape;
  }
  const [root] = open;
  if (!root) throw new Error("Reference: expected a part, found an empty file");
  return root;
}

const fileOf = (name: string) => join(folder, `${name}.txt`);

/** Reads an accepted layout; `null` if there is none. */
export function readReference(name: string): Shape | null {
  try {
    return toShape(readFileSync(fileOf(name), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Saves a layout as the reference. */
export function writeReference(name: string, shape: Shape): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), `${toText(shape)}\n`);
}
