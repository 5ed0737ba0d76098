import { readFile, writeFile } from "node:fs/promises";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

// Generates app/fonts/*.woff2 and app/styles/fonts.css: subsets of packages, and fallbacks with
// matching metrics, so that loading a font causes no layout shift. Run it with npm run fonts.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const latin = `${ascii} ¡¢£©«®°·»¿ÀÁÉÍÑÓÚÜàáéíñóúü×–—‘’“”•…€™−→←↑↓≤≥½`;

type Font = {
  family: string;
  from: string;
  name: string;
  weight: string;
  axes?: NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"];
  characters?: string;
  // `fit` scales the average character width of English to that of this site's texts, measured in a
  // browser against Liberation and DejaVu, which agree.
  fallbacks?: { kind: keyof typeof system; fit: number };
};

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const fraunces = "@fontsource-variable/fraunces/files/fraunces-latin-full";

const fonts: Font[] = [
  {
    family: "Fraunces",
    from: `${fraunces}-normal`,
    name: "fraunces",
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 }, opsz: 60, SOFT: 0, WONK: 0 },
    fallbacks: { kind: "serif", fit: 0.979 },
  },
  {
    family: "Fraunces",
    from: `${fraunces}-italic`,
    name: "fraunces-italic",
    weight: "480",
    axes: { wght: 480, opsz: 60, SOFT: 0, WONK: 1 },
    characters: `${letters} ’-,.`,
  },
  // For whole lines: upright b, h, k and l, and a small optical size.
  {
    family: "Fraunces Aside",
    from: `${fraunces}-italic`,
    name: "fraunces-aside",
    weight: "450",
    axes: { wght: 450, opsz: 16, SOFT: 0, WONK: 0 },
    characters: `${letters}0123456789 ’‘“”-–—,.:;!?()`,
  },
  {
    family: "Figtree",
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal",
    name: "figtree",
    weight: "400 700",
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: { kind: "sans-serif", fit: 0.996 },
  },
  // For two settings of the Accessibility panel; fetched only with them. OpenDyslexic's license
  // reserves its name, so a subset needs another.
  ...Object.entries({ Dyslexia: "opendyslexic", Readable: "atkinson-hyperlegible" }).flatMap(
    ([family, source]) =>
      ["400", "700"].map((weight) => ({
        family,
        from: `@fontsource/${source}/files/${source}-latin-${weight}-normal`,
        name: `${family.toLowerCase()}-${weight}`,
        weight,
      })),
  ),
];

/** Metrics from the font files of Debian's fonts-dejavu-core. */
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 } as const;

// Georgia is on Apple and Windows, Noto Serif and Roboto on Android, the rest on Linux. Widths
// differ, so each needs its own `@font-face`.
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

/** 0.01% is far less than a pixel. */
const shortened = (percent: string) => `${Math.round(Number.parseFloat(percent) * 100) / 100}%`;

const fallbackFaces = (family: string, font: FontMetrics, kind: keyof typeof system): string[] =>
  system[kind].map(({ local, metrics }, index) => {
    const sources = local.map((name) => `local("${name}")`).join(", ");
    return createFontStack([font, metrics])
      .fontFaces.replace(/font-family: .*/, `font-family: "${family} ${index + 1}";`)
      .replace(/src: .*/, `src: ${sources};`)
      .replaceAll(/[\d.]+%/g, shortened);
  });

const faces: string[] = [];
for (const { family, from, name, weight, axes, characters = latin, fallbacks } of fonts) {
  const source = await readFile(`node_modules/${from}.woff2`);
  const settings = axes ? { variationAxes: axes } : {};
  const output = await subsetFont(source, characters, { targetFormat: "woff2", ...settings });
  await writeFile(`app/fonts/${name}.woff2`, output);
  console.info(`${name}.woff2 ${output.length} bytes`);
  faces.push(`@font-face {
  font-family: ${family.includes(" ") ? `"${family}"` : family};
  font-style: ${from.endsWith("italic") ? "italic" : "normal"};
  font-weight: ${weight};
  font-display: swap;
  src: url("../fonts/${name}.woff2") format("woff2");
}`);
  if (!fallbacks) continue;
  const whole = await subsetFont(source, latin, { targetFormat: "sfnt", ...settings });
  const { subsets, ...metrics } = await fromBuffer(whole);
  const fitted = { ...metrics, xWidthAvg: subsets.latin.xWidthAvg * fallbacks.fit };
  faces.push(...fallbackFaces(family, fitted, fallbacks.kind));
}
await writeFile(
  "app/styles/fonts.css",
  `/* Written by scripts/build-fonts.ts; change that instead. */\n${faces.join("\n\n")}\n`,
);
