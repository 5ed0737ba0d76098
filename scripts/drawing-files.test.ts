import { describe, expect, it } from "vitest";
import { takeDrawings } from "./drawing-files.ts";

const css = `@layer components {
  .coast-sun { fill: var(--sun) }
  .coast-mist { fill: var(--sage) }
  .coast-lift { filter: drop-shadow(0 1px red) }
  @supports (color: red) { .coast-mist { fill: color-mix(in oklab, var(--sage), var(--paper)) } }
  @media print { .coast-sun { display: none } }
}`;
const view = (inside: string, apart = ' data-apart="pier"') =>
  `<svg class="coast-view"><g class="drawing"${apart}>${inside}</g></svg>`;
const sun = '<circle class="coast-sun" r="9"></circle>';

describe("a drawing that stands apart", () => {
  it("becomes a file in the page's colors", () => {
    const { html, files } = takeDrawings(view(`<g transform="scale(2)">${sun}</g>`), css);
    const [[address, text] = []] = files;
    expect(address).toMatch(/^\/assets\/pier-[\da-f]{8}\.svg$/);
    expect(text).toContain(
      '<g transform="scale(2)"><circle fill="var(--sun)" r="9"/></g></g></svg>',
    );
    expect(html).toBe(view(`<use href="${address}#drawing"></use>`));
  });

  it("falls back to the plain color where colors cannot be mixed", () => {
    const { files } = takeDrawings(
      view('<path class="coast-mist coast-lift" d="M0 0"></path>'),
      css,
    );
    expect([...files.values()].join("")).toContain(
      '<g fill="var(--sage)"><path filter="drop-shadow(0 1px red)" fill="color-mix(in oklab, var(--sage), var(--paper))" d="M0 0"/></g>',
    );
  });

  it("keeps the box of a drawing that brings its own", () => {
    const box = (inside: string) =>
      `<div class="drawing" data-apart="portrait"><svg viewBox="0 0 4 4">${inside}</svg></div>`;
    const { html, files } = takeDrawings(box(sun), css);
    expect(html).toBe(box(`<use href="${[...files.keys()][0]}#drawing"></use>`));
  });
});

it("leaves a drawing of the first screen in the page", () => {
  expect(takeDrawings(view(sun, ""), css)).toEqual({ html: view(sun, ""), files: new Map() });
});

it("stops at a class without a look", () => {
  expect(() => takeDrawings(view('<path class="coast-new" d=""></path>'), css)).toThrow(
    ".coast-new: expected its look",
  );
});
