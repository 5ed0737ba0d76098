import { readFile, writeFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/*
 * Makes app/fonts/*.woff2 and app/styles/fonts.css from the fonts' packages: the characters an
 * English site needs, the axes narrowed to what the design uses, and fallbacks with the same
 * metrics, so that nothing moves when a font arrives. Run by hand after a change: npm run fonts.
 */
const latin = String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => index + 0x20),
  ...[..." ¡¢£©«®°·»¿ÀÁÉÍÑÓÚÜàáéíñóúü×–—‘’“”•…€™−→←↑↓≤≥½"].map(
    (character) => character.codePointAt(0) ?? 32,
  ),
);

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
    fallback: "Georgia",
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
  {
    family: "Figtree",
    package: "@fontsource-variable/figtree",
    file: "figtree-latin-wght-normal",
    name: "figtree",
    style: "normal",
    weight: "400 700",
    axes: { wght: { min: 400, max: 700 } },
    characters: latin,
    fallback: "Arial",
  },
  // For two of the Accessibility panel's settings: fetched by nobody else. OpenDyslexic's license
  // reserves its name, so that a file with fewer characters carries another.
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

const system = { Georgia: georgia, Arial: arial };

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
  font-family: ${font.family};
  font-style: ${font.style};
  font-weight: ${font.weight};
  font-display: swap;
  src: url("../fonts/${font.name}.woff2") format("woff2");
}`);
  if ("fallback" in font) {
    const metrics = await fromBuffer(
      await subsetFont(await readFile(path), latin, {
        targetFormat: "sfnt",
        variationAxes: font.axes,
      }),
    );
    const { fontFaces } = createFontStack([metrics, system[font.fallback]], {
      fontFaceFormat: "styleString",
    });
    faces.push(
      fontFaces.replaceAll(/font-family: [^;]+;/g, `font-family: "${font.family} fallback";`),
    );
  }
}
await writeFile(
  "app/styles/fonts.css",
  `/* Written by scripts/build-fonts.ts; change that instead. */\n${faces.join("\n\n")}\n`,
);
