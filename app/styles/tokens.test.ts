import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** In px, at the default text size. */
const steps = [13, 15, 18, 21, 26, 38, 50, 75];

const sizesIn = (file: string) => [
  ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/(--size-[a-z]+): ([^;]+);/g),
];

const pixels = (rem: string | undefined) => Number.parseFloat(rem ?? "") * 16;

it.each(
  [...sizesIn("tokens.css"), ...sizesIn("settings.css")].map(([, name, value]) => [name, value]),
)("%s is a step of the type scale, or fluid between two of them: %s", (_, value = "") => {
  const [, least, most] = /^clamp\(([\d.]+rem), .+, ([\d.]+rem)\)$/.exec(value) ?? [];
  const ends = least ? [pixels(least), pixels(most)] : [pixels(value)];
  if (!least) expect(value).toMatch(/^[\d.]+rem$/);
  expect(steps).toEqual(expect.arrayContaining(ends));
});
