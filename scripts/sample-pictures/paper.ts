import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Size of every sample picture in pixels. */
export const size = { width: 1600, height: 1200 } as const;

const tokens = readFileSync(join(import.meta.dirname, "../../app/styles/tokens.css"), "utf8");

/** A colour of the site's palette by its name in `app/styles/tokens.css`. */
export function token(name: string): string {
  const [, hex] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (!hex) throw new Error(`app/styles/tokens.css: expected a colour --${name}, found none`);
  return hex;
}

/** The colour between two colours; 0 is the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - part) + channel(second, at) * part)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

/** Numbers between 0 and 1 that look random and are the same at every run. */
export function chance(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A sheet of coloured paper with the flat shadow it casts on the sheet behind. */
export const sheet = (path: string, fill: string): string =>
  `<path d="${path}" transform="translate(0 -9)" fill="${token("deep")}" fill-opacity=".16"/><path d="${path}" fill="${fill}"/>`;

/** A line without fill. */
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The ground under a wavy edge from left to right, closed at the bottom of the picture. */
export function wavy(y: number, height: number, length: number, shift: number, peaked = false) {
  const points: string[] = [];
  for (let x = -40; x <= size.width + 40; x += 16) {
    const angle = ((x + shift) / length) * Math.PI;
    const wave = peaked ? 1 - 2 * Math.abs(Math.sin(angle)) ** 0.7 : Math.sin(angle * 2);
    points.push(`${x} ${Math.round(y - wave * height)}`);
  }
  return `M${points.join("L")}V${size.height}H-40Z`;
}

/** A cloud with a flat base, from its left end. */
export function cloud(x: number, y: number, width: number): string {
  const bumps = [0.16, 0.22, 0.27, 0.21, 0.14];
  const steps = bumps.map((part) => {
    const run = Math.round(width * part);
    return `a${Math.round(run * 0.5)} ${Math.round(run * (0.42 + part))} 0 0 1 ${run} 0`;
  });
  return `M${x} ${y}${steps.join("")}Z`;
}

const letters = [
  "M60 18C50 2 8 0 8 28C8 54 62 44 62 72C62 102 12 102 4 80",
  "M0 100L32 0L64 100M12 66H52",
  "M0 100V0L36 60L72 0V100",
  "M0 100V0H32C68 0 68 54 32 54H0",
  "M0 0V100H52",
  "M54 0H0V100H54M0 49H44",
];

/** The word SAMPLE on a slip of paper. Drawn as strokes, so that no font can change it. */
export function sampleSlip(): string {
  const word = letters
    .map(
      (path, index) =>
        `<g transform="translate(${index * 98} 0)">${line(path, token("ink"), 15)}</g>`,
    )
    .join("");
  const slip = "M0 0H700V180H0L28 90Z";
  return `<g transform="translate(836 958)">${sheet(slip, token("paper"))}<g transform="translate(74 40)">${word}</g></g>`;
}
