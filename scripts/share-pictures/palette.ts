import { readFile } from "node:fs/promises";
import type { ThemeColors } from "../../app/styles/theme-css.ts";
import { mixOklab } from "../../content-schema/validation/color.ts";
import type * as Card from "./card.tsx";

/*
 * The site's colors for drawings that no browser colors: custom properties become their values
 * and `color-mix(in oklab, …)` its result.
 */

/** The rules of the coast's papers as plain CSS, which a renderer without custom properties reads. */
export async function coastCss({ light }: ThemeColors): Promise<string> {
  const tokens: Readonly<Record<string, string>> = light;
  const sheets = ["coast", "papers"].map((name) => `app/components/coast/${name}.css`);
  const css = (await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")))).join("\n");
  const rules = [...css.matchAll(/(\.coast-[\w-]+) \{([^{}]*(?:fill|filter|stroke)[^{}]*)\}/g)];
  return rules
    .map(([, selector, body = ""]) => {
      const plain = body
        .replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens[name] ?? whole)
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

/** The color of each class in such rules that is filled with one. */
const fillsOf = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/\.([\w-]+)\{[^}]*fill: (#\w+);/g)].map(([, name = "", fill = ""]) => [
      name,
      fill,
    ]),
  );

/** Draws the practice's mark, which is the icon of the site. */
export const drawMark = async (card: typeof Card, colors: ThemeColors): Promise<string> =>
  card.brandMark(fillsOf(await coastCss(colors)));
