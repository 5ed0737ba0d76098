import { readFile } from "node:fs/promises";

/*
 * The site's colours for drawings that no browser colours: custom properties become their values
 * and `color-mix(in oklab, …)` its result.
 */

type Rgb = [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const parse = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const at = (index: number) => linear(Number.parseInt(full.slice(index, index + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

/** Björn Ottosson's OKLab, the space of CSS Color 4. */
function toOklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour that CSS finds between two colours; `part` of the second, from 0 to 1. */
export function mixOklab(first: string, second: string, part: number): string {
  const [from, to] = [toOklab(parse(first)), toOklab(parse(second))];
  const between = from.map((value, index) => value + ((to[index] ?? 0) - value) * part) as Rgb;
  const channels = fromOklab(between).map((channel) =>
    Math.round(Math.min(1, Math.max(0, gamma(channel))) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${channels.join("")}`;
}

/** The colours of `app/styles/tokens.css` by name. */
export async function readTokens(): Promise<ReadonlyMap<string, string>> {
  const css = await readFile("app/styles/tokens.css", "utf8");
  return new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, a = "", b = ""]) => [a, b]),
  );
}

/** The rules of the coast's papers as plain CSS, which a renderer without custom properties reads. */
export async function coastCss(tokens: ReadonlyMap<string, string>): Promise<string> {
  const css = await readFile("app/components/coast/coast.css", "utf8");
  const rules = [...css.matchAll(/(\.coast-[\w-]+) \{([^{}]*(?:fill|filter)[^{}]*)\}/g)];
  return rules
    .map(([, selector, body = ""]) => {
      const plain = body
        .replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
        .replaceAll(
          /color-mix\(in oklab, (#\w+), (#\w+) (\d+)%\)/g,
          (_, first: string, second: string, part: string) =>
            mixOklab(first, second, Number(part) / 100),
        )
        .replaceAll(/\s+/g, " ");
      return `${selector}{${plain}}`;
    })
    .join("");
}
