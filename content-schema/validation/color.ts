import { formatHex, interpolate, rgb, wcagContrast } from "culori";

/** Returns the red, green and blue of a hexadecimal color, 0 to 255. */
export function channels(hex: string): [number, number, number] {
  const { r = 0, g = 0, b = 0 } = rgb(hex) ?? {};
  return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)];
}

/** Returns the contrast of two hexadecimal colors, 1 to 21 (WCAG); `NaN` if one is invalid. */
export const contrast = (first: string, second: string): number =>
  first.startsWith("#") && second.startsWith("#") ? wcagContrast(first, second) : Number.NaN;

/** Mixes as `color-mix(in oklab, …)` does; `part` is the share of the second color, 0 to 1. */
const mixOklab = (first: string, second: string, part: number): string =>
  formatHex(interpolate([first, second], "oklab")(part));

/** Returns the first color between one and black or white that reaches the required contrast. */
export function readableColor(color: string, background: string, least: number): string {
  const end = contrast("#000", background) > contrast("#fff", background) ? "#000" : "#fff";
  for (let part = 0.02; part < 1; part += 0.02) {
    const mixed = mixOklab(color, end, part);
    if (contrast(mixed, background) >= least) return mixed;
  }
  return end;
}
