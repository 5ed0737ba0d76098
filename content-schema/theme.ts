import { channels, mixOklab } from "./color.ts";
import { read } from "./read.ts";
import { themeSchema } from "./theme-schema.ts";

const { light, dark, highContrast } = read("theme.yaml", themeSchema);

/** A color of which something shines through. */
const translucent = (hex: string, percent: number) =>
  `rgb(${channels(hex).join(" ")} / ${percent}%)`;

/** The light and the shadows of the coast by day: mixtures, so that they follow the colors above. */
const coastByDay = {
  dawn: mixOklab(light["sky-low"], light.sun, 0.3),
  cloud: mixOklab(light["sky-high"], "#fff", 0.35),
  foam: mixOklab(light["on-deep"], "#fff", 0.5),
  rim: mixOklab(light.sun, "#fff", 0.78),
  lit: mixOklab(light.sun, "#fff", 0.78),
  cast: light.deep,
  "cast-near": translucent(light.deep, 35),
  star: translucent("#fff", 0),
};

/** The same under the moon. */
const night = { ...light, ...dark };
const coastAtNight = {
  dawn: mixOklab(night["sky-low"], night.dune, 0.5),
  cloud: night.dune,
  foam: mixOklab(night.dune, night["on-deep"], 0.4),
  rim: mixOklab(night.dune, night["on-deep"], 0.18),
  lit: night.lagoon,
  cast: "#000",
  "cast-near": translucent("#000", 60),
  star: night["on-deep"],
};

/**
 * The site's colors by the names of their custom properties, without `--`. Night and high contrast
 * hold only what differs from day.
 */
export const colors = {
  light: {
    ...light,
    ...coastByDay,
    highlight: translucent(light.sun, 55),
    "shadow-color": translucent(light.deep, 28),
  },
  dark: {
    ...dark,
    ...coastAtNight,
    highlight: translucent(light.sun, 20),
    "shadow-color": translucent("#000", 55),
  },
  highContrast,
} as const satisfies Record<string, Readonly<Record<string, string | undefined>>>;
