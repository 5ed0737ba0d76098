import { formatHex, interpolate } from "culori";

/**
 * A color of the theme, or two and the percentage of the second. `dark` is for tones that are not
 * the same mixture in dark mode.
 */
type Tone = readonly [day: string, dark?: string];

const tones = {
  amber: ["sun dune 30"],
  bluff: ["sky-high sky-low 58"],
  cloud: ["sky-high card 35", "dune"],
  "cape-rose": ["action skin 77", "dune-far"],
  "coral-lit": ["action skin 31", "action-edge"],
  gold: ["sun sky-high 26", "sky-low"],
  "gold-pale": ["sun sky-high 58", "glass"],
  haze: ["glass sage 39", "dune-far"],
  mist: ["glass sage 19", "dune-far"],
  moonlit: ["sage sea 81", "dune"],
  "night-1": ["deep sea-mid 17", "paper"],
  "night-2": ["deep sea-mid 36", "sand"],
  "night-3": ["deep sea-mid 56", "card"],
  "night-sea": ["sea sea-mid 70", "glass"],
  pearl: ["paper glass 38", "sky-high"],
  rock: ["sun hair 48", "deep sun 29"],
  "rock-dark": ["sun hair 71", "dune hair 60"],
  "rock-lit": ["sun hair 23", "deep sun 40"],
  "sand-lee": ["skin hair 22", "line"],
  "sand-pale": ["sand dune 37", "dune"],
  "sand-shade": ["dune sage 15", "dune-far"],
  "sand-wet": ["dune hair 11", "dune-far"],
  "sea-far": ["glass sea 48", "dune"],
  "sea-near": ["glass sea 77", "sage"],
  "shell-rose": ["paper skin 32", "skin"],
  "shell-rose-shade": ["action sky-low 47", "action dune 33"],
  "shell-sage": ["glass sage 49", "edge"],
  "shell-sage-shade": ["sage sea 32", "line"],
  "sky-clear": ["paper glass 61", "sky-high"],
  "sky-gold": ["sun sky-low 47", "sky-low"],
  "sky-rose": ["sky-low skin 50", "sky-low"],
  "sun-pale": ["sun sky-high 52", "sun"],
  white: ["card sky-high 21", "on-deep dune 36"],
  wood: ["dune-far hair 27", "sea skin 36"],
  "wood-shade": ["dune hair 51", "card skin 22"],
  "fig-bed": ["sky-low", "sea deep 45"],
  "fig-coral": ["action", "action-edge hair 8"],
  "fig-deep": ["deep"],
  "fig-dune": ["dune", "edge"],
  "fig-halo": ["sand", "card"],
  "fig-ink": ["ink"],
  "fig-mid": ["sea-mid", "sand"],
  "fig-pale": ["sky-high", "sand"],
  "fig-rim": ["paper", "on-deep"],
  "fig-sage": ["sage"],
  "fig-sea": ["sea", "edge"],
  "fig-shade": ["ink", "deep"],
  "fig-skin": ["skin", "skin hair 16"],
  "fig-sky": ["sea", "sand"],
  "fig-sun": ["sun"],
} satisfies Record<string, Tone>;

/** The tones as hexadecimal colors. */
export function mixTones(
  colors: Readonly<Record<string, string | undefined>>,
  isDark: boolean,
): Record<string, string> {
  const hexOf = (name = "") => colors[name] ?? colors["action"] ?? "";
  const mixed = ([day, dark]: Tone) => {
    const [first, second, part] = ((isDark && dark) || day).split(" ");
    return second
      ? formatHex(interpolate([hexOf(first), hexOf(second)], "oklab")(Number(part) / 100))
      : hexOf(first);
  };
  return Object.fromEntries(Object.entries(tones).map(([name, tone]) => [name, mixed(tone)]));
}
