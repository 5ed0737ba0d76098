import { readFile, writeFile } from "node:fs/promises";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/*
 * Generates app/fonts/*.woff2 and app/styles/fonts.css from the fonts' packages: subsets of the
 * characters and axes in use, and fallbacks with matching metrics, so that loading a font causes no
 * layout shift. Run manually after a change: npm run fonts.
 */
const latin = String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => index + 0x20),
  ...[..." ¡¢£©«®°·»¿ÀÁÉÍÑÓÚÜàáéíñóúü×–—‘’“”•…€™−→←↑↓≤≥½"].map(
    (character) => character.codePointAt(0) ?? 32,
  ),
);

/*
 * `fit` scales the average character width of English to that of this site's headings and texts,
 * measured in a browser against Liberation and DejaVu, which agree.
 */
const fonts = [
  {
    family: "Fraunces",
    package: "@fontsource-variable/fraunces",
    file: "fraunces-latin-full-normal",
    name: "fraunces",
    style: "normal",
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 }, opsz: 60, SOFT: 0, WONK: 0 },
    characters: latin,
    fallbacks: "serif",
    fit: 0.979,
  },
  {
    family: "Fraunces",
    package: "@fontsource-variable/fraunces",
    file: "fraunces-latin-full-italic",
    name: "fraunces-italic",
    style: "italic",
    weight: "480",
    axes: { wght: 480, opsz: 60, SOFT: 0, WONK: 1 },
    characters: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ’-,.",
  },
  // For whole lines: upright b, h, k and l, and a small optical size.
  {
    family: "Fraunces Aside",
    package: "@fontsource-variable/fraunces",
    file: "fraunces-latin-full-italic",
    name: "fraunces-aside",
    style: "italic",
    weight: "450",
    axes: { wght: 450, opsz: 16, SOFT: 0, WONK: 0 },
    characters: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ’‘“”-–—,.:;!?()",
  },
  {
    family: "Figtree",
    package: "@fontsource-variable/figtree",
    file: "figtree-latin-wght-normal",
    name: "figtree",
    style: "normal",
    weight: "400 700",
    axes: { wght: { min: 400, max: 700 } },
    characters: latin,
    fallbacks: "sans-serif",
    fit: 0.996,
  },
  // For two settings of the Accessibility panel; fetched only with them. OpenDyslexic's license
  // reserves its name, so a subset needs another.
  ...["opendyslexic", "atkinson-hyperlegible"].flatMap((name, index) =>
    (["400", "700"] as const).map((weight) => ({
      family: index === 0 ? "Dyslexia" : "Readable",
      package: `@fontsource/${name}`,
      file: `${name}-latin-${weight}-normal`,
      name: `${index === 0 ? "dyslexia" : "readable"}-${weight}`,
      style: "normal",
      weight,
      axes: undefined,
      characters: latin,
    })),
  ),
] as const;

/** Metrics from the font files of Debian's fonts-dejavu-core. */
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 } as const;

/**
 * System fonts: Georgia on Apple and Windows, Noto Serif and Roboto on Android, the rest on Linux.
 * Their widths differ, so each needs its own `@font-face`.
 */
const system = {
  serif: [
    { local: ["Georgia"], metrics: georgia },
    { local: ["Noto Serif", "NotoSerif"], metrics: notoSerif },
    { local: ["Times New Roman", "Liberation Serif"], metrics: timesNewRoman },
    {
      local: ["DejaVu Serif"],
      metrics: { ...dejaVu, familyName: "DejaVu Serif", xWidthAvg: 1058 },
    },
  ],
  "sans-serif": [
    { local: ["Arial", "ArialMT", "Liberation Sans"], metrics: arial },
    { local: ["Roboto", "Roboto-Regular"], metrics: roboto },
    { local: ["DejaVu Sans"], metrics: { ...dejaVu, familyName: "DejaVu Sans", xWidthAvg: 1041 } },
  ],
} as const;

/** Rounds to 0.01%, which is far less than a pixel. */
const shortened = (percent: string) => `${Math.round(Number.parseFloat(percent) * 100) / 100}%`;

/** Fallback faces with the metrics of a font that is loading: `"Fraunces 1"` and so on. */
function fallbackFaces(family: string, font: FontMetrics, kind: keyof typeof system): string[] {
  return system[kind].map(({ local, metrics }, index) => {
    const { fontFaces } = createFontStack([font, metrics], { fontFaceFormat: "styleObject" });
    const [{ "@font-face": face } = { "@font-face": {} }] = fontFaces;
    const { fontFamily: _, src: __, ...overrides } = face as Record<string, string>;
    const lines = Object.entries(overrides).map(
      ([name, value]) =>
        `  ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${shortened(value)};`,
    );
    const sources = local.map((name) => `local("${name}")`).join(", ");
    return `@font-face {\n  font-family: "${family} ${index + 1}";\n  src: ${sources};\n${lines.join("\n")}\n}`;
  });
}

const faces: string[] = [];
for (const font of fonts) {
  const path = `node_modules/${font.package}/files/${font.file}.woff2`;
  const output = await subsetFont(await readFile(path), font.characters, {
    targetFormat: "woff2",
    ...(font.axes ? { variationAxes: font.axes } : {}),
  });
  await writeFile(`app/fonts/${font.name}.woff2`, output);
  console.info(`${font.name}.woff2 ${output.length} bytes`);
  faces.push(`@font-face {
  font-family: ${font.family.includes(" ") ? `"${font.family}"` : font.family};
  font-style: ${font.style};
  font-weight: ${font.weight};
  font-display: swap;
  src: url("../fonts/${font.name}.woff2") format("woff2");
}`);
  if ("fallbacks" in font) {
    const metrics = await fromBuffer(
      await subsetFont(await readFile(path), latin, {
        targetFormat: "sfnt",
        variationAxes: font.axes,
      }),
    );
    const { subsets, ...rest } = metrics;
    const fitted = { ...rest, xWidthAvg: subsets.latin.xWidthAvg * font.fit };
    faces.push(...fallbackFaces(font.family, fitted, font.fallbacks));
  }
}
await writeFile(
  "app/styles/fonts.css",
  `/* Written by scripts/build-fonts.ts; change that instead. */\n${faces.join("\n\n")}\n`,
);
