import { formatHex, interpolate, rgb, wcagContrast } from "culori";
import { z } from "zod";
import { pattern, schemaOf } from "./validation/fields.ts";

/** Returns the red, green and blue of a hexadecimal color, 0 to 255. */
function channels(hex: string): [number, number, number] {
  const { r = 0, g = 0, b = 0 } = rgb(hex) ?? {};
  return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)];
}

/** Returns the contrast of two hexadecimal colors, 1 to 21 (WCAG); `NaN` if one is invalid. */
const contrast = (first: string, second: string): number =>
  first.startsWith("#") && second.startsWith("#") ? wcagContrast(first, second) : Number.NaN;

/** Mixes as `color-mix(in oklab, …)` does; `part` is the share of the second color, 0 to 1. */
const mixOklab = (first: string, second: string, part: number): string =>
  formatHex(interpolate([first, second], "oklab")(part));

/** Returns the first color between one and black or white that reaches the required contrast. */
function readableColor(color: string, background: string, least: number): string {
  const end = contrast("#000", background) > contrast("#fff", background) ? "#000" : "#fff";
  for (let part = 0.02; part < 1; part += 0.02) {
    const mixed = mixOklab(color, end, part);
    if (contrast(mixed, background) >= least) return mixed;
  }
  return end;
}

const labels = {
  paper: "Page",
  sand: "Page, every second part",
  card: "Cards and fields",
  glass: "Notes and chosen entries",
  ink: "Words",
  muted: "Small words",
  lagoon: "Links",
  coral: "Emphasis",
  "coral-dark": "Errors, and emphasis under the pointer",
  deep: "Dark parts and the footer",
  "on-deep": "Words on dark parts",
  sun: "Headings’ small lines on dark parts, and the sun",
  action: "Buttons",
  "action-dark": "Buttons under the pointer",
  "on-action": "Words on buttons",
  line: "Thin lines",
  edge: "Edges of fields",
  focus: "Ring around what the keyboard is on",
  "focus-ring": "Second ring around it",
  "sky-high": "Sky, above",
  "sky-low": "Sky, below",
  dune: "Dunes",
  "dune-far": "Dunes, far away",
  sage: "Hills",
  sea: "Sea",
  "sea-mid": "Sea, deeper",
  skin: "Shells and flowers",
  hair: "Wood",
} as const;

type ColorName = keyof typeof labels;

const color = pattern(
  /^#(?:[0-9a-f]{3}){1,2}$/i,
  "a color of three or six hexadecimal digits such as #0f5257",
);

const textPairs: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: ["paper", "sand", "card", "glass", "sky-high", "sky-low"],
  muted: ["paper", "sand", "card", "glass", "sky-high", "sky-low"],
  lagoon: ["paper", "sand", "card", "glass", "sky-high", "sky-low"],
  coral: ["paper", "sand", "card", "sky-high"],
  "coral-dark": ["paper", "sand", "card", "glass"],
  "on-deep": ["deep"],
  sun: ["deep"],
  "on-action": ["action", "action-dark"],
};

/** Edges and focus rings, which need 3:1 (WCAG 1.4.11). */
const edgePairs: Partial<Record<ColorName, readonly ColorName[]>> = {
  edge: ["paper", "card"],
  focus: ["paper", "sand", "card"],
};

type Colors = Readonly<Partial<Record<ColorName, string | undefined>>>;
type Mode = "light" | "dark" | "highContrast";

function* faintPairs(mode: Mode, light: Colors, own: Colors) {
  const all: Colors = { ...light, ...own };
  const text = mode === "highContrast" ? 7 : 4.5;
  for (const [pairs, least] of [[textPairs, text] as const, [edgePairs, 3] as const]) {
    for (const [name, backgrounds] of Object.entries(pairs) as [ColorName, ColorName[]][]) {
      for (const background of backgrounds) {
        const [front = "", back = ""] = [all[name], all[background]];
        const ratio = contrast(front, back);
        // Skips invalid colors (`NaN`), which have their own issue, and pairs inherited from light
        // mode.
        if (!(ratio < least)) continue;
        if (mode === "dark" && own[name] === undefined && own[background] === undefined) continue;
        // Report the color that this mode defines.
        const place = own[name] === undefined && own[background] !== undefined ? background : name;
        const [mine, other] = place === name ? [front, back] : [back, front];
        const partner = place === name ? `on ${background}` : `under ${name}`;
        const found = Math.floor(ratio * 100) / 100;
        yield {
          path: [mode, place],
          message: `a color with a contrast of ${least}:1 or more ${partner} (${other}), such as ${readableColor(mine, other, least)}; this one has ${found}:1`,
        };
      }
    }
  }
}

const allColors = z.strictObject(
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, color.meta({ label, color: true })]),
  ) as Record<ColorName, typeof color>,
);
const asInLight = { hint: "What is left empty is as in light." };

/** Colors in light mode, dark mode and high contrast. */
export const themeSchema = schemaOf({
  light: allColors.meta({ label: "Light" }),
  dark: allColors
    .partial()
    .extend({
      "action-edge": color.optional().meta({ label: "Edges of buttons", color: true }),
    })
    .meta({ label: "Dark", ...asInLight }),
  highContrast: allColors.partial().meta({ label: "High contrast", ...asInLight }),
})
  .superRefine(({ light, dark, highContrast }, { addIssue }) => {
    for (const [mode, own] of Object.entries({ light, dark, highContrast })) {
      for (const { path, message } of faintPairs(mode as Mode, light, own)) {
        addIssue({ code: "custom", path, message });
      }
    }
  })
  .meta({ label: "Colors" });

const translucent = (hex: string, percent: number) =>
  `rgb(${channels(hex).join(" ")} / ${percent}%)`;

type Theme = z.output<typeof themeSchema>;

/** Returns the colors by custom property; dark and high contrast list what differs from light. */
export const colorsOf = ({ light, dark, highContrast }: Theme) => ({
  light: {
    ...light,
    highlight: translucent(light.sun, 55),
    "shadow-color": translucent(light.deep, 28),
  },
  dark: {
    ...dark,
    highlight: translucent(light.sun, 20),
    "shadow-color": translucent("#000", 55),
  },
  highContrast,
});
