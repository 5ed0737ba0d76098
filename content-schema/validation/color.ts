/*
 * Contrast as WCAG 2.2 defines it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), and mixtures
 * in Björn Ottosson's OKLab, the color space of CSS Color 4.
 */

type Rgb = [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** The red, green and blue of a hexadecimal color, from 0 to 255. */
export const channels = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const at = (index: number) => Number.parseInt(full.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

const linearChannels = (hex: string) =>
  channels(hex).map((channel) => linear(channel / 255)) as Rgb;

const luminance = (hex: string) => {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function toOklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The color that CSS finds between two colors; `part` of the second, from 0 to 1. */
export function mixOklab(first: string, second: string, part: number): string {
  const [from, to] = [toOklab(linearChannels(first)), toOklab(linearChannels(second))];
  const between = from.map((value, index) => value + ((to[index] ?? 0) - value) * part) as Rgb;
  const digits = fromOklab(between).map((channel) =>
    Math.round(Math.min(1, Math.max(0, gamma(channel))) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** The first color on the way from one to black or white that reaches a contrast with another. */
export function readableColor(color: string, background: string, least: number): string {
  const end = contrast("#000", background) > contrast("#fff", background) ? "#000" : "#fff";
  for (let part = 0.02; part < 1; part += 0.02) {
    const mixed = mixOklab(color, end, part);
    if (contrast(mixed, background) >= least) return mixed;
  }
  return end;
}
