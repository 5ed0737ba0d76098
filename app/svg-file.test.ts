import { createElement } from "react";
import { expect, it } from "vitest";
import { svgFile } from "./svg-file.ts";

const css = "@layer a { .art-sea-deep { fill: red } .art-sand { fill: var(--sand) } }";
const render = (className: string) =>
  svgFile("shore", createElement("path", { className }), {
    viewBox: "0 0 9 9",
    css,
    prefix: "art-",
  });

it("embeds the rules of its classes and the colors of these", () => {
  const { address, text } = render("art-sand");
  expect(address).toMatch(/^\/assets\/shore-[\da-f]{8}\.svg$/);
  expect(text).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 9 9"><style>svg\{--sand:[^;]+\}@media [^{]+\{svg\{[^}]*\}\}@layer a \{ \.art-sand \{ fill: var\(--sand\) \} \}<\/style><path class="art-sand"\/?>/,
  );
});

it("refuses a class without a rule", () => {
  expect(() => render("art-sand art-sea")).toThrow(
    "shore: expected a rule for the class art-sea, found none",
  );
});
