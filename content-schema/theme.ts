import { formatHex, formatHex8, interpolate, rgb, samples, wcagContrast } from "culori";
import { strictObject, type z } from "zod";
import choices from "./choices.json" with { type: "json" };
import { fromKeys, keysOf } from "./keys.ts";
import { pattern } from "./validation/fields.ts";

function readableColor(color: string, background: string, minimum: number): string {
  const end = wcagContrast("#000", background) > wcagContrast("#fff", background) ? "#000" : "#fff";
  const mix = interpolate([color, end], "oklab");
  const mixed = samples(51).map((part) => formatHex(mix(part)));
  return mixed.find((each) => wcagContrast(each, background) >= minimum) ?? end;
}

const color = (label: string) =>
  pattern(
    /^#(?:[0-9a-f]{3}){1,2}$/i,
    "a color of three or six hexadecimal digits such as #0f5257",
  ).meta({ label, color: true });

/** Edges and focus rings need 3:1 (WCAG 1.4.11), words 4.5:1 or in high contrast 7:1. */
function minContrast(name: string, mode: string): number {
  if (name === "edge" || name === "focus") return 3;
  return mode === "highContrast" ? 7 : 4.5;
}

type Colors = Readonly<Record<string, string | undefined>>;

/** `own` are the colors that a mode sets; it inherits the others from light. */
function* contrastIssues(mode: string, light: Colors, own: Colors) {
  const modeColors = { ...light, ...own };
  for (const [name, backgrounds] of Object.entries(choices.backgrounds)) {
    const minimum = minContrast(name, mode);
    for (const background of backgrounds) {
      // Light mode reports a pair that dark mode inherits.
      if (mode === "dark" && !own[name] && !own[background]) continue;
      // The color to change is the one that this mode sets.
      const changesBackground = own[background] && !own[name];
      const [colorName, otherName] = changesBackground ? [background, name] : [name, background];
      const value = modeColors[colorName] ?? "";
      const otherValue = modeColors[otherName] ?? "";
      const ratio = wcagContrast(value, otherValue);
      if (ratio >= minimum) continue;
      const found = Math.floor(ratio * 100) / 100;
      const place = `${changesBackground ? "under" : "on"} ${otherName} (${otherValue})`;
      const passing = readableColor(value, otherValue, minimum);
      const message = `a color with a contrast of ${minimum}:1 or more ${place}, such as ${passing}; ${value} has ${found}:1`;
      yield { code: "custom" as const, path: [mode, colorName], message };
    }
  }
}

const { colors } = choices;
const allColors = strictObject(fromKeys(keysOf(colors), (name) => color(colors[name])));
const asInLight = { hint: "What is left empty is as in light." };

/** The colors in light, dark and high contrast, each readable on what is behind it. */
export const themeSchema = strictObject({
  light: allColors,
  dark: allColors
    .partial()
    .extend({ "action-edge": color("Edges of buttons").optional() })
    .meta(asInLight),
  highContrast: allColors.partial().meta(asInLight),
})
  .superRefine(({ light, dark, highContrast }, { addIssue }) => {
    for (const [mode, own] of Object.entries({ light, dark, highContrast })) {
      for (const issue of contrastIssues(mode, light, own)) addIssue(issue);
    }
  })
  .meta({ label: "Colors" });

const translucent = (hex: string, alpha: number) =>
  formatHex8({ mode: "rgb", r: 0, g: 0, b: 0, ...rgb(hex), alpha });

/** Returns colors by custom property; dark and high contrast have only what differs from light. */
export const colorsOf = ({ light, dark, highContrast }: z.output<typeof themeSchema>) => ({
  light: {
    ...light,
    highlight: translucent(light.sun, 0.55),
    "shadow-color": translucent(light.deep, 0.28),
  },
  dark: { ...dark, highlight: translucent(light.sun, 0.2), "shadow-color": "#0000008c" },
  highContrast,
});
