import { formatHex, interpolate } from "culori";
import tones from "../illustrations/tones.json" with { type: "json" };

/**
 * The tones as hexadecimal colors: each is a color of the theme, or two and the percentage of the
 * second. A second value is for dark mode.
 */
export function mixTones(
  colors: Readonly<Record<string, string | undefined>>,
  isDark: boolean,
): Record<string, string> {
  const hexOf = (name = "") => colors[name] ?? colors["action"] ?? "";
  const mixed = ([day = "", dark = day]: string[]) => {
    const [first, second, part] = (isDark ? dark : day).split(" ");
    return second
      ? formatHex(interpolate([hexOf(first), hexOf(second)], "oklab")(Number(part) / 100))
      : hexOf(first);
  };
  return Object.fromEntries(Object.entries(tones).map(([name, tone]) => [name, mixed(tone)]));
}
