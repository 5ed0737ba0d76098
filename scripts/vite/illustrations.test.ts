import { expect, it } from "vitest";
import { readIllustration } from "./illustrations.ts";

const path = "app/illustrations/shore.svg";
const svg = (inside: string, box = 'viewBox="0 0 24 6"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}><!-- By hand -->${inside}</svg>`;

it("an illustrator's file gives its shapes in the theme's colors, its crops and the places of its labels", () => {
  const { shapes, ...others } = readIllustration(
    svg(`<view id="crop" viewBox="4 0 6 6"/>
        <g class="leaders"><path data-part="sea" data-label="left 4" d="M0 0H24" stroke="var(--sea,#2a7b7c)"/></g>
        <g class="night" display="none"><path id="star" d="M1 1h2z"/><use href="#star" x="3"/></g>`),
    path,
  );
  expect(shapes.replaceAll(/\s+</g, "<").trim()).toBe(
    '<g class="leaders"><path stroke="var(--sea)" d="M0 0h24"/></g><g class="night" display="none"><path id="shore-a" d="M1 1h2z"/><use x="3" href="#shore-a"/></g>',
  );
  expect(others).toMatchObject({
    width: 24,
    height: 6,
    views: { crop: "4 0 6 6" },
    labels: { sea: { side: "left", height: 4 } },
  });
});

it.each([
  [svg("<g>"), "Unexpected close tag"],
  ["<p>A page</p>", 'expected a viewBox such as "0 0 2400 560", found none'],
  [svg("", 'viewBox="0 0 wide"'), "found “0 0 wide”"],
])("an illustrator's file names itself where it cannot be shown: %s", (text, message) => {
  expect(() => readIllustration(text, path)).toThrow(message);
  expect(() => readIllustration(text, path)).toThrow(path);
});
