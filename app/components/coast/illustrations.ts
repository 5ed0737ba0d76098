import { hash } from "node:crypto";
import { colors } from "#content/theme";
import type { readIllustration } from "../../../scripts/vite/illustrations.ts";
import { customPropertiesIn, mixTones } from "../../styles/theme-css.ts";

type Illustration = ReturnType<typeof readIllustration>;

const folder = "../../illustrations";
const modules = import.meta.glob<Illustration>("../../illustrations/*.svg", {
  query: "?illustration",
  import: "default",
  eager: true,
});

const light = { ...colors.light, ...mixTones(colors.light, false) };
const night = { ...colors.light, ...colors.dark };
const dark = { ...night, ...mixTones(night, true) };

type Values = Readonly<Record<string, string | undefined>>;

/** @throws {Error} naming the file of a name that has none, or whose color is not of the theme */
export function illustration(name: string): Illustration {
  const file = `app/illustrations/${name}.svg`;
  const found = modules[`${folder}/${name}.svg`];
  if (!found) throw new Error(`${file}: expected a picture, found no such file`);
  for (const color of customPropertiesIn(found.shapes)) {
    if (color in light) continue;
    throw new Error(`${file}: expected a color of content/theme.yaml, found var(--${color})`);
  }
  return found;
}

/** The shapes in the colors of day, for renderers without custom properties. */
export const shapesByDay = (name: string): string =>
  illustration(name).shapes.replaceAll(
    /var\(--([\w-]+)\)/g,
    (_, color: string) => (light as Values)[color] ?? "",
  );

/** A figure has letters; with leaders instead, it is its view of that name. */
const switchLeaders =
  ".leaders,:has(:target) .key-marks{display:none}.key-marks,:has(:target) .leaders{display:inline}";

/** A page's styles do not apply in an `<img>`, so its file declares the colors that it uses. */
function fileOf(name: string) {
  const { viewBox, preserveAspectRatio, views, shapes } = illustration(name);
  const used = [...customPropertiesIn(shapes)];
  const declare = (values: Values) => used.map((color) => `--${color}:${values[color]}`).join(";");
  const leaders = "leaders" in views ? switchLeaders : "";
  const style = `svg{${declare(light)}}${leaders}@media (prefers-color-scheme:dark){svg{${declare(dark)}}.night{display:inline}.day{display:none}svg>[stroke-opacity]{stroke-opacity:.1}}`;
  const parts = Object.entries(views).map(([id, box]) => `<view id="${id}" viewBox="${box}"/>`);
  const fit = preserveAspectRatio ? ` preserveAspectRatio="${preserveAspectRatio}"` : "";
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${fit}><style>${style}</style>${parts.join("")}${shapes}</svg>`;
  return { name, text, address: `/assets/${name}-${hash("sha256", text).slice(0, 8)}.svg` };
}

const names = Object.keys(modules).map((path) => path.slice(folder.length + 1, -".svg".length));
const files = new Map(names.map((name) => [name, fileOf(name)]));

/** The SVG text of each file, by its URL. */
export const illustrationFiles: ReadonlyMap<string, string> = new Map(
  [...files.values()].map(({ address, text }) => [address, text]),
);

/** Attributes of an `<img>`; `part` is the id of a `<view>`. @throws {Error} for an unknown one */
export function illustrationImage(name: string, part?: string) {
  const { width, height, views } = illustration(name);
  if (part && !views[part]) {
    throw new Error(`app/illustrations/${name}.svg: expected <view id="${part}">, found none`);
  }
  const src = `${files.get(name)?.address}${part ? `#${part}` : ""}`;
  const [, , partWidth, partHeight] = part ? (views[part] ?? "").split(" ").map(Number) : [];
  const size = { width: partWidth ?? width, height: partHeight ?? height };
  return { src, ...size };
}
