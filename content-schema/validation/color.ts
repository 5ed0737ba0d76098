import { formatHex, interpolate, rgb, wcagContrast } from "culori";

/** The red, green and blue of a hexadecimal color, from 0 to 255. */
export function channels(hex: string): [number, number, number] {
  const { r = 0, g = 0, b = 0 } = rgb(hex) ?? {};
  return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)];
}

/**
 * The contrast ratio of two hexadecimal colors, from 1 to 21, as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio); `NaN` where one is none.
 */
export const contrast = (first: string, second: string): number =>
  first.startsWith("#") && second.startsWith("#") ? wcagContrast(first, second) : Number.NaN;

/** The color that `color-mix(in oklab, …)` finds between two; `part` of the second, from 0 to 1. */
export const mixOklab = (first: string, second: string, part: number): string =>
  formatHex(interpolate([first, second], "oklab")(part));

/** The first color on the way from one to black or white that reaches a contrast with another. */
export function readableColor(color: string, background: string, least: number): string {
  const end = contrast("#000", background) > contrast("#fff", background) ? "#000" : "#fff";
  for (let part = 0.02; part < 1; part += 0.02) {
    const mixed = mixOklab(color, end, part);
    if (contrast(mixed, background) >= least) return mixed;
  }
  return end;
}
