import { formatHex, interpolate } from "culori";
import type { colors } from "#content/theme";
import tones from "../illustrations/tones.json" with { type: "json" };

type ThemeColors = typeof colors;

type Mode = ThemeColors[keyof ThemeColors];

/** The custom properties that CSS uses, without `--`. */
export const customPropertiesIn = (css: string): ReadonlySet<string> =>
  new Set(css.match(/(?<=var\(--)[\w-]+/g));

const declarations = (mode: Mode, names?: ReadonlySet<string>) =>
  Object.entries(mode)
    .filter(([name, value]) => value && (names?.has(name) ?? true))
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** Returns rules of the colors that standalone CSS uses, such as the offline page's. */
export function colorRules(colors: ThemeColors, css: string, selector: string): string {
  const names = customPropertiesIn(css);
  const rule = (mode: Mode) => `${selector}{${declarations(mode, names)}}`;
  return `${rule(colors.light)}@media (prefers-color-scheme:dark){${rule(colors.dark)}}`;
}

/** Where the dark theme applies. */
export const darkTheme = {
  media: "screen and (prefers-color-scheme: dark) and (not (prefers-contrast: more))",
  root: ":root:not(.high-contrast)",
};

/**
 * High contrast and print are always light; high contrast uses the settings layer, which overrides
 * all others. `color-scheme` also applies to `prefers-color-scheme` in the SVG images of a page.
 */
export const themeCss = ({ light, dark, highContrast }: ThemeColors): string => `@layer tokens {
  :root{${declarations(light)}}
  @media ${darkTheme.media} {
    ${darkTheme.root}{color-scheme:dark;${declarations(dark)}}
  }
}
@layer settings {
  :root.high-contrast{color-scheme:light;${declarations(highContrast)}}
  @media (prefers-contrast: more) {
    :root{color-scheme:light;${declarations(highContrast)}}
  }
}
`;

/** Each tone is a color of the theme, or two and the second's percentage; another is for dark mode. */
export function mixTones(
  colors: Readonly<Record<string, string | undefined>>,
  isDark: boolean,
): Record<string, string> {
  const hexOf = (name = "") => colors[name] ?? colors["action"] ?? "";
  const mixed = ([day = "", dark = day]: string[]) => {
    const [first, second, percent] = (isDark ? dark : day).split(" ");
    return second
      ? formatHex(interpolate([hexOf(first), hexOf(second)], "oklab")(Number(percent) / 100))
      : hexOf(first);
  };
  return Object.fromEntries(Object.entries(tones).map(([name, tone]) => [name, mixed(tone)]));
}
