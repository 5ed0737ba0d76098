/** The site's tokens resolved in a page: values by kind and name. */
export type Tokens = Record<"color" | "family" | "size" | "radius", Record<string, string>>;

/**
 * Runs in the page. The build shortens token names, so this redefines them on an element.
 * @param css the text of app/styles/tokens.css
 */
export function readTokens(css: string): Tokens {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replaceAll(":root", "token-probe"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const frame = document.body.appendChild(document.createElement("div"));
  // A token that is invalid for a property leaves the inherited value.
  frame.style.cssText = "color: rgb(1, 2, 3); font-family: none; font-size: 123px";
  const probe = frame.appendChild(document.createElement("token-probe"));
  const names = [...new Set(css.match(/(?<=--)[\w-]+(?=:)/g))];

  const resolve = (property: string, kind = /./) => {
    probe.style.cssText = "";
    const none = getComputedStyle(probe).getPropertyValue(property);
    const values = names
      .filter((name) => kind.test(name))
      .map((name) => {
        probe.style.cssText = `${property}: var(--${name})`;
        return [name, getComputedStyle(probe).getPropertyValue(property)] as const;
      });
    return Object.fromEntries(values.filter(([, value]) => value !== none));
  };
  const tokens = {
    color: resolve("color"),
    family: resolve("font-family"),
    size: resolve("font-size", /^size-/),
    radius: resolve("border-start-start-radius", /^radius-/),
  };
  frame.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
  return tokens;
}
