import { readFile } from "node:fs/promises";
import postcss from "postcss";
import type { ThemeColors } from "../../app/styles/theme-css.ts";
import { mixOklab } from "../../content-schema/validation/color.ts";
import type * as Card from "./card.tsx";

/*
 * The site's colors for drawings that no browser colors: custom properties become their values
 * and `color-mix(in oklab, …)` its result.
 */

type PlainRule = { selector: string; declarations: ReadonlyMap<string, string> };

const plainValue = (value: string, tokens: Readonly<Record<string, string>>): string =>
  value
    .replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens[name] ?? whole)
    .replaceAll(
      /color-mix\(in oklab, (#\w+), (#\w+) (\d+)%\)/g,
      (_, first: string, second: string, part: string) =>
        mixOklab(first, second, Number(part) / 100),
    );

/** The rules of the coast's papers. */
async function paperRules({ light }: ThemeColors): Promise<PlainRule[]> {
  const sheet = postcss.parse(await readFile("app/components/coast/papers.css", "utf8"));
  const rules: PlainRule[] = [];
  sheet.walkRules((rule) => {
    const declarations = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => {
      declarations.set(prop, plainValue(value, light));
    });
    rules.push({ selector: rule.selector, declarations });
  });
  return rules;
}

/** The same as plain CSS, which a renderer without custom properties reads. */
export async function coastCss(colors: ThemeColors): Promise<string> {
  const rules = await paperRules(colors);
  return rules
    .map(({ selector, declarations }) => {
      const body = [...declarations].map(([name, value]) => `${name}: ${value}; `);
      return `${selector}{ ${body.join("")}}`;
    })
    .join("");
}

/** Draws the practice's mark, which is the icon of the site. */
export async function drawMark(card: typeof Card, colors: ThemeColors): Promise<string> {
  const fills = (await paperRules(colors)).map(
    ({ selector, declarations }) => [selector.slice(1), declarations.get("fill") ?? ""] as const,
  );
  return card.brandMark(new Map(fills));
}
