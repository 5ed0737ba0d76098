/** What the site's tokens resolve to in a page: their values by kind and name. */
export type Tokens = Record<"color" | "family" | "size" | "radius", Record<string, string>>;

/**
 * Runs in the page. The build shortens the names of tokens, so they are defined once more, on an
 * element of their own.
 *
 * @param css the text of app/styles/tokens.css
 */
export function readTokens(css: string): Tokens {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replaceAll(":root", "token-probe"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const frame = document.body.appendChild(document.createElement("div"));
  // A token that is no value of a property leaves what the frame hands down.
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
