import { hash } from "node:crypto";
import { colors } from "#content/theme";
import type { readIllustration } from "../../../scripts/vite/illustrations.ts";
import { customPropertiesIn, darkTheme, mixTones } from "../../styles/theme-css.ts";

type Illustration = ReturnType<typeof readIllustration>;

const folder = "../../illustrations";
const modules = import.meta.glob<Illustration>("../../illustrations/*.svg", {
  query: "?illustration",
  import: "default",
  eager: true,
});

const lightColors = { ...colors.light, ...mixTones(colors.light, false) };
const nightColors = { ...colors.light, ...colors.dark };
const darkColors = { ...nightColors, ...mixTones(nightColors, true) };

type Values = Readonly<Record<string, string | undefined>>;

/** @throws {Error} if the file is missing, or one of its colors is not in the theme */
export function illustration(name: string): Illustration {
  const file = `app/illustrations/${name}.svg`;
  const found = modules[`${folder}/${name}.svg`];
  if (!found) throw new Error(`${file}: expected a picture, found no such file`);
  for (const color of customPropertiesIn(found.shapes)) {
    if (color in lightColors) continue;
    throw new Error(`${file}: expected a color of content/theme.yaml, found var(--${color})`);
  }
  return found;
}

/** The shapes in the colors of light mode, for renderers without custom properties. */
export const lightModeShapes = (name: string): string =>
  illustration(name).shapes.replaceAll(
    /var\(--([\w-]+)\)/g,
    (_, color: string) => (lightColors as Values)[color] ?? "",
  );

/** A figure shows key letters; its `<view id="leaders">` shows leader lines in their place. */
const leadersCss =
  ".leaders,:has(:target) .key-marks{display:none}.key-marks,:has(:target) .leaders{display:inline}";

const darkModeCss = (root: string) =>
  `${root} .night{display:inline}${root} .day{display:none}${root}>[stroke-opacity]{stroke-opacity:.1}`;

/** Declares the colors that an illustration uses on `root`; in dark mode, on `darkRoot`. */
function colorCss(name: string, root: string, darkMedia: string, darkRoot = root): string {
  const used = [...customPropertiesIn(illustration(name).shapes)];
  const declare = (values: Values) => used.map((color) => `--${color}:${values[color]}`).join(";");
  const darkRules = `${darkRoot}{${declare(darkColors)}}${darkModeCss(darkRoot)}`;
  return `${root}{${declare(lightColors)}}@media ${darkMedia}{${darkRules}}`;
}

/** A page's styles do not apply in an `<img>`, so its file has its own. */
function svgFileOf(name: string) {
  const { viewBox, preserveAspectRatio, views, shapes } = illustration(name);
  const leaders = "leaders" in views ? leadersCss : "";
  const style = `${colorCss(name, "svg", "(prefers-color-scheme:dark)")}${leaders}`;
  const parts = Object.entries(views).map(([id, box]) => `<view id="${id}" viewBox="${box}"/>`);
  const fit = preserveAspectRatio ? ` preserveAspectRatio="${preserveAspectRatio}"` : "";
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${fit}><style>${style}</style>${parts.join("")}${shapes}</svg>`;
  return { name, text, url: `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg` };
}

/** The CSS that declares the colors of an illustration that is an element of its page. */
export const inlineColors = (name: string, selector: string): string =>
  colorCss(name, selector, darkTheme.media, `${darkTheme.root} ${selector}`);

const names = Object.keys(modules).map((path) => path.slice(folder.length + 1, -".svg".length));
const files = new Map(names.map((name) => [name, svgFileOf(name)]));

/** The SVG text of each file, by its URL. */
export const illustrationFiles: ReadonlyMap<string, string> = new Map(
  [...files.values()].map(({ url, text }) => [url, text]),
);

/** Attributes of an `<img>`; `part` is the id of a `<view>`. @throws {Error} for an unknown one */
export function illustrationImage(name: string, part?: string) {
  const { width, height, views } = illustration(name);
  if (part && !views[part]) {
    throw new Error(`app/illustrations/${name}.svg: expected <view id="${part}">, found none`);
  }
  // Chromium reuses the size of a part for the whole image at the same URL: each part gets a query
  // of its own. scene.css sizes crops.
  const url = `${files.get(name)?.url}${part && part !== "crop" ? `?${part}` : ""}`;
  const src = url + (part ? `#${part}` : "");
  const [, , partWidth, partHeight] = part ? (views[part] ?? "").split(" ").map(Number) : [];
  const size = { width: partWidth ?? width, height: partHeight ?? height };
  return { src, ...size };
}
