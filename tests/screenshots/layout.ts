import type { RawPart, Reading } from "./read-parts.ts";

/**
 * CSS pixels: `x` and `y` from what stands before a part (a sibling, or the edge of its parent
 * part), `r` and `b` from what stands after it, `cx` and `cy` from the middle between both, `w`, `h`.
 */
export type Measures = Record<string, number>;

/** The measures to compare, each with the values that are right. */
export type Expected = Record<string, number[]>;

/** A part of a page: where it stands, how large it is, how it looks, and what it holds. */
export type Part = {
  name: string;
  measures: Measures;
  /** Those of its measures that the words do not decide. */
  place: Expected;
  size: Expected;
  look: string;
  children: Part[];
};

type Box = RawPart["box"];
const overlap = (a0: number, a1: number, b0: number, b1: number) =>
  Math.min(a1, b1) - Math.max(a0, b0);

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

/** The first of these measures that is the same whatever the words. */
function fixed(keys: string[], now: Measures, wide: Measures): Expected {
  const key = keys.find((it) => close(now[it] ?? 0, wide[it] ?? 0));
  return key ? { [key]: [now[key] ?? 0] } : {};
}

/** A heading always has a place; in a row that breaks when its words are longer, it has two. */
const either = (key: string, now: Measures, wide: Measures): Expected => ({
  [key]: [now[key] ?? 0, wide[key] ?? 0],
});

function placeOf({ name, inText }: RawPart, now: Measures, wide: Measures): Expected {
  if (inText) return {};
  const x = fixed(["x", "r", "cx"], now, wide);
  const y = fixed(["y", "b", "cy"], now, wide);
  const isHeading = /^h\d/.test(name);
  return {
    ...(isHeading && Object.keys(x).length === 0 ? either("x", now, wide) : x),
    ...(isHeading && Object.keys(y).length === 0 ? either("y", now, wide) : y),
  };
}

/** `rgb()`, `rgba()` and `color(srgb …)` as a token's name or #hex, with the opacity if it has one. */
function colorName(value: string, tokens: Record<string, string>): string {
  const parse = (text: string) => {
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const scale = text.startsWith("color(srgb") ? 255 : 1;
    const [red = 0, green = 0, blue = 0] = numbers.map((it) => Math.round(it * scale));
    return { hex: ((red << 16) | (green << 8) | blue).toString(16), alpha: numbers[3] ?? 1 };
  };
  if (!/^(?:rgba?|color\(srgb)/.test(value)) return value.replaceAll(" ", "");
  const { hex, alpha } = parse(value);
  const token = Object.entries(tokens).find(([, it]) => {
    const known = parse(it);
    return known.hex === hex && known.alpha === 1;
  });
  const name = token?.[0] ?? `#${hex.padStart(6, "0")}`;
  return alpha === 1 ? name : `${name}/${Math.round(alpha * 100)}%`;
}

const named = (value: string | undefined, tokens: Record<string, string> = {}) =>
  Object.entries(tokens).find(([, it]) => it === value)?.[0];

/** Words for a part's colors, its type where it is not its parent's, its edge and its corners. */
function lookOf(part: RawPart, parent: RawPart, tokens: Reading["tokens"]): string {
  const { style } = part;
  const color = (value = "") => colorName(value, tokens["color"] ?? {});
  const changed = (...keys: string[]) => keys.some((key) => style[key] !== parent.style[key]);
  const size = Number.parseFloat(style["size"] ?? "");
  const leading = Number.parseFloat(style["leading"] ?? "") / size;
  const gradient = [...new Set(style["image"]?.match(/(?:rgba?|color)\([^()]+\)/g) ?? [])];
  const seeThrough = (value = "") => /^rgba\(\d+, \d+, \d+, 0\)$|\/ 0\)$|^$/.test(value);
  const edges = (style["border"] ?? "").split(" | ").filter((it) => !seeThrough(it));
  const boxed = edges.length > 0 || !seeThrough(style["background"]) || gradient.length > 0;
  return [
    part.empty && "EMPTY",
    changed("color") && color(style["color"]),
    !seeThrough(style["background"]) && `on ${color(style["background"])}`,
    gradient.length > 0 && `over ${gradient.map(color).join(" ")}`,
    edges.length > 0 && `edge ${edges.map(color).join(" ")}`,
    boxed &&
      style["radius"] !== "0px" &&
      `round ${named(style["radius"], tokens["radius"]) ?? style["radius"]}`,
    changed("family") &&
      (named(style["family"], tokens["family"]) ?? style["family"]?.split(",")[0]),
    changed("size") && (named(style["size"], tokens["size"]) ?? `${Math.round(size * 10) / 10}px`),
    changed("weight") && style["weight"],
    changed("slant") && style["slant"],
    (changed("size") || changed("leading")) &&
      Number.isFinite(leading) &&
      `/${Math.round(leading * 100) / 100}`,
    changed("align") && style["align"],
  ]
    .filter(Boolean)
    .join(", ");
}

/** Makes a tree of what the browser measured, without what only the words decide. */
export function describeLayout({ parts, tokens }: Reading): Part {
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
