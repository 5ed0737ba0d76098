import { channels } from "./color.ts";
import { read } from "./read.ts";
import { themeSchema } from "./theme-schema.ts";

const { light, dark, highContrast } = read("theme.yaml", themeSchema);

/** A color of which something shines through. */
const translucent = (hex: string, percent: number) =>
  `rgb(${channels(hex).join(" ")} / ${percent}%)`;

/**
 * The site's colors by the names of their custom properties, without `--`. Night and high contrast
 * hold only what differs from day.
 */
export const colors = {
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
} as const satisfies Record<string, Readonly<Record<string, string | undefined>>>;
