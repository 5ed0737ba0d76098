import { lookOf } from "./look.ts";
import type { RawPart } from "./read-parts.ts";
import type { Tokens } from "./read-tokens.ts";

/**
 * CSS px: `x` and `y` from the preceding sibling or the parent's edge, `r` and `b` from the
 * following one, `cx` and `cy` from the midpoint of both, `w`, `h`.
 */
export type Measures = Record<string, number>;

/** Measures to compare, each with its accepted values. */
export type Expected = Record<string, number[]>;

/** A part of a page: position, size, style and children. */
export type Part = {
  name: string;
  measures: Measures;
  /** The measures that do not depend on the text. */
  place: Expected;
  size: Expected;
  look: string;
  children: Part[];
};

type Box = RawPart["box"];

const overlap = (a0: number, a1: number, b0: number, b1: number) =>
  Math.min(a1, b1) - Math.max(a0, b0);

/** Measures distances to siblings in the same row and column, or to the parent's edges. */
function measure(box: Box, parent: Box, siblings: readonly Box[]): Measures {
  const inRow = siblings.filter((it) => overlap(it.top, it.bottom, box.top, box.bottom) > 1);
  const inColumn = siblings.filter((it) => overlap(it.left, it.right, box.left, box.right) > 1);
  const before = (boxes: Box[], end: keyof Box, start: keyof Box) =>
    box[start] -
    Math.max(parent[start], ...boxes.map((it) => it[end]).filter((it) => it <= box[start] + 1));
  const after = (boxes: Box[], start: keyof Box, end: keyof Box) =>
    Math.min(parent[end], ...boxes.map((it) => it[start]).filter((it) => it >= box[end] - 1)) -
    box[end];
  const x = before(inRow, "right", "left");
  const r = after(inRow, "left", "right");
  const y = before(inColumn, "bottom", "top");
  const b = after(inColumn, "top", "bottom");
  const all = {
    ...{ x, r, cx: (x - r) / 2, y, b, cy: (y - b) / 2 },
    ...{ w: box.right - box.left, h: box.bottom - box.top },
  };
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, Math.round(value)]));
}

const close = (a: number, b: number) => Math.abs(a - b) <= 1.5;

/** Returns the first measure that does not depend on the text. */
function fixed(keys: string[], now: Measures, wide: Measures): Expected | undefined {
  const key = keys.find((it) => close(now[it] ?? 0, wide[it] ?? 0));
  return key ? { [key]: [now[key] ?? 0] } : undefined;
}

/** A heading always has a position; in a row that wraps with longer text, it has two. */
function placeOf({ name, inText }: RawPart, now: Measures, wide: Measures): Expected {
  if (inText) return {};
  const isHeading = /^h\d/.test(name);
  const either = (key: string) => (isHeading ? { [key]: [now[key] ?? 0, wide[key] ?? 0] } : {});
  return {
    ...(fixed(["x", "r", "cx"], now, wide) ?? either("x")),
    ...(fixed(["y", "b", "cy"], now, wide) ?? either("y")),
  };
}

/** Builds a tree from the browser's measurements, without those that depend on the text. */
export function describeLayout(parts: readonly RawPart[], tokens: Tokens): Part {
  const described = parts.map((raw, index): Part => {
    const parent = parts[raw.parent] ?? raw;
    const siblings = parts.filter(
      (it, at) => it.parent === raw.parent && at !== index && !it.inText,
    );
    const read = (kind: "box" | "wideBox") =>
      measure(
        raw[kind],
        parent[kind],
        siblings.map((it) => it[kind]),
      );
    const now = read("box");
    const wide = read("wideBox");
    return {
      name: raw.name,
      measures: now,
      place: placeOf(raw, now, wide),
      size: { ...fixed(["w"], now, wide), ...(raw.words ? {} : fixed(["h"], now, wide)) },
      look: lookOf(raw, parent, tokens),
      children: [],
    };
  });
  for (const [index, { parent }] of parts.entries()) {
    const part = described[index];
    if (part) described[parent]?.children.push(part);
  }
  const root = described[0]?.children[0];
  if (!root) throw new Error("Layout: expected a root, found none");
  return root;
}
