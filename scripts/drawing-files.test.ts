import { describe, expect, it } from "vitest";
import { drawingTaker } from "./drawing-files.ts";

const css = `@layer components {
  .coast-sun { fill: var(--sun) }
  .coast-mist { fill: color-mix(in oklab, var(--sage), var(--paper)) }
  .coast-lift { filter: drop-shadow(0 1px red) }
  @media print { .coast-sun { display: none } }
}`;
const tokens = ":root{--sun:gold;--sage:green;--paper:white}.more{--sun:black}";
const take = drawingTaker(css, tokens);
const view = (inside: string, apart = ' data-apart="pier"') =>
  `<div class="drawing"${apart}><svg class="coast-view" viewBox="0 0 4 2" preserveAspectRatio="xMaxYMax slice">${inside}</svg></div>`;
const sun = '<circle class="coast-sun" r="9"></circle>';

describe("a drawing that stands apart", () => {
  it("becomes a picture in the site's colors, fetched when it comes near", () => {
    const { html, files } = take(view(`<g transform="scale(2)">${sun}</g>`));
    const [[address, text] = []] = files;
    expect(address).toMatch(/^\/assets\/pier-[\da-f]{8}\.svg$/);
    expect(text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" preserveAspectRatio="xMaxYMax slice"><g transform="scale(2)"><circle fill="gold" r="9"/></g></svg>',
    );
    expect(html).toBe(
      `<div class="drawing" data-apart="pier"><img class="coast-view" src="${address}" alt="" width="4" height="2" loading="lazy" decoding="async"/></div>`,
    );
  });

  it("takes all that its classes say", () => {
    const { files } = take(view('<path class="coast-mist coast-lift" d="M0 0"></path>'));
    expect([...files.values()].join("")).toContain(
      '<path fill="color-mix(in oklab, green, white)" filter="drop-shadow(0 1px red)" d="M0 0"/>',
    );
  });
});

it("leaves a drawing of the first screen in the page", () => {
  expect(take(view(sun, ""))).toEqual({ html: view(sun, ""), files: new Map() });
});

it.each([
  [".coast-new: expected its look", '<path class="coast-new" d=""></path>', tokens],
  ["--sun: expected its color", sun, ":root{--sage:green}"],
])("stops with %s", (message, inside, known) => {
  expect(() => drawingTaker(css, known)(view(inside))).toThrow(message);
});
