import type { colors } from "../../content-schema/theme.ts";

/** The colors of `content/theme.yaml`. */
export type ThemeColors = typeof colors;

type Mode = ThemeColors[keyof ThemeColors];

/** The names of the custom properties that a text of CSS uses, without `--`. */
export const namesIn = (css: string): ReadonlySet<string> =>
  new Set(css.match(/(?<=var\(--)[\w-]+/g));

const declarations = (mode: Mode, names?: ReadonlySet<string>) =>
  Object.entries(mode)
    .filter(([name, value]) => value && (names?.has(name) ?? true))
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/**
 * The colors that a text of CSS outside the pages uses, by day and where the system asks for dark
 * ones. Such a text knows no setting of a visitor.
 */
export function usedColors(colors: ThemeColors, css: string, selector: string): string {
  const names = namesIn(css);
  const rule = (mode: Mode) => `${selector}{${declarations(mode, names)}}`;
  return `${rule(colors.light)}@media (prefers-color-scheme:dark){${rule(colors.dark)}}`;
}

/**
 * The colors of every page. High contrast stays light, and so does paper. Its colors stand in the
 * layer of the settings, above all others. An SVG file that a page shows as a picture takes the
 * page's `color-scheme` for the system's.
 */
export const themeCss = ({ light, dark, highContrast }: ThemeColors): string => `@layer tokens {
  :root{${declarations(light)}}
  @media screen and (prefers-color-scheme: dark) and (not (prefers-contrast: more)) {
    :root:not(.high-contrast){color-scheme:dark;${declarations(dark)}}
  }
}
@layer settings {
  :root.high-contrast{color-scheme:light;${declarations(highContrast)}}
  @media (prefers-contrast: more) {
    :root{color-scheme:light;${declarations(highContrast)}}
  }
}
`;
