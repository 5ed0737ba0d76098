import { hash } from "node:crypto";
import postcss, { type AtRule, type Rule } from "postcss";

/*
 * A drawing below the first screen (`apart`) becomes a file of its own, to which the page refers:
 * the first paint need not wait for its lines. It takes its colors from the page all the same:
 * custom properties are inherited into `use`, so that more contrast reaches it; classes are not,
 * so that they become attributes.
 */

type Attributes = Record<string, string>;
type Look = { plain: Attributes; mixed: Attributes };

/** What each class of a drawing looks like, from the drawings' own style sheet. */
function looks(css: string): Map<string, Look> {
  const found = new Map<string, Look>();
  postcss.parse(css).walkRules(/^\.coast-[\w-]+$/, (rule: Rule) => {
    const { name } = rule.parent as AtRule;
    if (name === "media") return;
    const own = Object.fromEntries(
      rule.nodes.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value]] : [])),
    );
    const look = found.get(rule.selector.slice(1)) ?? { plain: {}, mixed: {} };
    Object.assign(name === "supports" ? look.mixed : look.plain, own);
    found.set(rule.selector.slice(1), look);
  });
  return found;
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

function withoutClasses(markup: string, known: Map<string, Look>): string {
  return markup.replaceAll(
    /<(path|circle) class="([^"]*)"([^>]*)><\/\1>/g,
    (_, tag: string, classes: string, rest: string) => {
      const own = classes.split(" ").map((name) => {
        const look = known.get(name);
        if (!look)
          throw new Error(`.${name}: expected its look in the drawings' styles, found none`);
        return look;
      });
      const plain: Attributes = Object.assign({}, ...own.map((look) => look.plain));
      const mixed: Attributes = Object.assign({}, ...own.map((look) => look.mixed));
      const { fill = "", ...others } = plain;
      if (!mixed["fill"]) return `<${tag}${written(plain)}${rest}/>`;
      // A browser that cannot mix colors takes the one around it.
      return `<g fill="${fill}"><${tag}${written({ ...others, ...mixed })}${rest}/></g>`;
    },
  );
}

type Drawn = { html: string; files: Map<string, string> };

/**
 * Takes the drawings that stand apart out of a built page.
 *
 * @returns the page, and the files to which it now refers, by address
 */
export function takeDrawings(html: string, css: string): Drawn {
  const known = looks(css);
  const files = new Map<string, string>();
  const page = html.replaceAll(
    /(<(g|div) class="drawing" data-apart="(\w+)">(?:<svg[^>]*>)?)(.*?)((?:<\/g>)?<\/svg>)/gs,
    (_, open: string, box: string, name: string, inside: string, close: string) => {
      // The group is the page's own; what ends with the file's last group is the drawing's.
      const [lines, end] =
        box === "g" ? [inside, close] : [inside + close.replace("</svg>", ""), "</svg>"];
      const drawing = withoutClasses(lines.replaceAll(/\s*\n\s*/g, " "), known);
      const text = `<svg xmlns="http://www.w3.org/2000/svg"><g id="drawing">${drawing}</g></svg>`;
      const address = `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg`;
      files.set(address, text);
      return `${open}<use href="${address}#drawing"></use>${end}`;
    },
  );
  return { html: page, files };
}
