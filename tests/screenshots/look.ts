import type { RawPart } from "./read-parts.ts";
import type { Tokens } from "./read-tokens.ts";

/** Formats a color as its token's name or as #hex, with opacity if any. */
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

const named = (value: string | undefined, tokens: Record<string, string>) =>
  Object.entries(tokens).find(([, it]) => it === value)?.[0];

/** Describes a part's colors, border, corners and, where it differs from the parent's, type. */
export function lookOf(part: RawPart, parent: RawPart, tokens: Tokens): string {
  const { style } = part;
  const color = (value = "") => colorName(value, tokens.color);
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
      `round ${named(style["radius"], tokens.radius) ?? style["radius"]}`,
    changed("family") && (named(style["family"], tokens.family) ?? style["family"]?.split(",")[0]),
    changed("size") && (named(style["size"], tokens.size) ?? `${Math.round(size * 10) / 10}px`),
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
