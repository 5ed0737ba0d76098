import { hash } from "node:crypto";
import postcss, { type AtRule, type Rule } from "postcss";

/*
 * A drawing below the first screen (`apart`) becomes a picture of its own, which a browser fetches
 * when it comes near: the first paint need not wait for its lines. No class and no custom property
 * of the page reaches into a picture, so that both become attributes.
 */

type Attributes = Record<string, string>;
/** What each class of a drawing looks like, from the drawings' own style sheet. */
function looks(css: string): Map<string, Attributes> {
  const found = new Map<string, Attributes>();
  postcss.parse(css).walkRules(/^\.coast-[\w-]+$/, (rule: Rule) => {
    if ((rule.parent as AtRule).name === "media") return;
    const own = rule.nodes.flatMap((node) =>
      node.type === "decl" ? [[node.prop, node.value] as const] : [],
    );
    const name = rule.selector.slice(1);
    found.set(name, { ...found.get(name), ...Object.fromEntries(own) });
  });
  return found;
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

function withoutClasses(markup: string, known: Map<string, Attributes>): string {
  return markup.replaceAll(
    /<(path|circle) class="([^"]*)"([^>]*)><\/\1>/g,
    (_, tag: string, classes: string, rest: string) => {
      const own = classes.split(" ").map((name) => {
        const look = known.get(name);
        if (!look)
          throw new Error(`.${name}: expected its look in the drawings' styles, found none`);
        return look;
      });
      return `<${tag}${written(Object.assign({}, ...own))}${rest}/>`;
    },
  );
}

/** The values of custom properties, from the style sheet with the colors. */
function colorsIn(tokens: string): Map<string, string> {
  const colors = new Map<string, string>();
  postcss.parse(tokens).walkDecls(/^--/, ({ prop, value }) => {
    if (!colors.has(prop)) colors.set(prop, value);
  });
  return colors;
}

const withColors = (markup: string, colors: Map<string, string>) =>
  markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const color = colors.get(name);
    if (!color) throw new Error(`${name}: expected its color among the tokens, found none`);
    return color;
  });

type Drawn = { html: string; files: Map<string, string> };

const attribute = (name: string, attributes: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";

/**
 * Returns what takes the drawings that stand apart out of a built page: it gives the page, and the
 * pictures to which the page now refers, by address.
 *
 * @param css the drawings' own style sheet
 * @param tokens the style sheet with the colors
 */
export function drawingTaker(css: string, tokens: string): (html: string) => Drawn {
  const known = looks(css);
  const colors = colorsIn(tokens);
  return (html) => {
    const files = new Map<string, string>();
    const page = html.replaceAll(
      /(<div class="drawing" data-apart="(\w+)">)<svg([^>]*)>(.*?)<\/svg>/gs,
      (_, open: string, name: string, attributes: string, lines: string) => {
        const box = attribute("viewBox", attributes);
        const ratio = attribute("preserveAspectRatio", attributes);
        const [, , width = "", height = ""] = box.split(" ");
        const drawing = withColors(
          withoutClasses(lines.replaceAll(/\s*\n\s*/g, " "), known),
          colors,
        );
        const own = written({ viewBox: box, ...(ratio ? { preserveAspectRatio: ratio } : {}) });
        const text = `<svg xmlns="http://www.w3.org/2000/svg"${own}>${drawing}</svg>`;
        const address = `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg`;
        files.set(address, text);
        const picture = { class: attribute("class", attributes), src: address, alt: "" };
        return `${open}<img${written({ ...picture, width, height })} loading="lazy" decoding="async"/>`;
      },
    );
    return { html: page, files };
  };
}
