import { readFile } from "node:fs/promises";
import postcss from "postcss";
import type { ThemeColors } from "../../app/styles/theme-css.ts";
import { mixOklab } from "../../content-schema/validation/color.ts";
import type * as Card from "./card.tsx";

/*
 * Resolves the site's colors for renderers other than browsers: replaces custom properties with
 * their values, and `color-mix(in oklab, …)` with its result.
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

/** Returns the resolved rules of papers.css, which colors the coast. */
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

/** Returns these rules as CSS without custom properties. */
export async function coastCss(colors: ThemeColors): Promise<string> {
  const rules = await paperRules(colors);
  return rules
    .map(({ selector, declarations }) => {
      const body = [...declarations].map(([name, value]) => `${name}: ${value}; `);
      return `${selector}{ ${body.join("")}}`;
    })
    .join("");
}

/** Returns the practice's mark as SVG, which is also the site's icon. */
export async function drawMark(card: typeof Card, colors: ThemeColors): Promise<string> {
  const fills = (await paperRules(colors)).map(
    ({ selector, declarations }) => [selector.slice(1), declarations.get("fill") ?? ""] as const,
  );
  return card.brandMark(new Map(fills));
}
