import { describe, expect, it } from "vitest";
import { beforeUse, partSeldom, stylesByPage, stylesFor } from "./page-styles.ts";

const page = '<body><nav class="menu wide" id="main"><a href="/">Home</a></nav></body>';

describe("the styles of a page", () => {
  it.each([
    ".menu{color:red}",
    "#main .wide>a{color:red}",
    ".menu:not([data-enhanced]) a:is(:hover,.absent){color:red}",
    ":focus-visible{color:red}",
    "@media print{nav.menu[open]{color:red}}",
    "[data-later] .menu{color:red}",
    "a{animation:turn 1s}@keyframes turn{to{color:red}}",
  ])("keep %s", (css) => {
    expect(stylesFor(page, css)).toBe(css);
  });

  it.each([
    ".absent{color:red}",
    ".menu.absent{color:red}",
    "@media print{table a{color:red}}",
    "#other{color:red}",
    "@keyframes turn{to{color:red}}",
    ":root{--unused:red}",
    ".menu[data-open]{color:red}",
  ])("leave out %s", (css) => {
    expect(stylesFor(page, css)).toBe("");
  });

  it("keep the part of a list that can match, and the variables it needs", () => {
    const css = ":root{--a:red;--b:var(--a);--c:blue}.menu,.absent{color:var(--b)}";
    expect(stylesFor(page, css)).toBe(":root{--a:red;--b:var(--a)}.menu{color:var(--b)}");
  });

  it("are the same for the pages of a folder", () => {
    const pages = new Map([
      ["service/a/index.html", '<p class="a">'],
      ["service/b/index.html", '<p class="b">'],
      ["service/404.html", ""],
      ["about/index.html", '<p class="b">'],
    ]);
    const styles = stylesByPage(pages, ".a{color:red}.b{color:red}");
    expect(new Set([...styles].map(([path, css]) => `${path.split("/")[0]}: ${css}`))).toEqual(
      new Set(["service: .a{color:red}.b{color:red}", "about: .b{color:red}"]),
    );
  });
});

describe("what is seen only once the page is used", () => {
  it("leaves out rules for the pointer, and how changes move", () => {
    const css = "a,a:hover{color:red}a:active{color:blue}a:not(:hover){transition:color 1s;top:0}";
    expect(beforeUse(css)).toBe("a{color:red}a:not(:hover){top:0}");
  });

  it("leaves out what stands in a closed dialog, not the dialog or what comes after", () => {
    const html =
      '<dialog class="a"><p class="b"></p>\n</dialog><i class="c"></i><dialog class="d" open><p class="e"></p></dialog>';
    const css = [..."abcde"].map((name) => `.${name}{color:red}`);
    expect(stylesFor(html, css.join(""))).toBe(css.filter((_, index) => index !== 1).join(""));
  });
});

describe("what few visits need", () => {
  const css =
    "@layer base{a{color:var(--ink)}@media print{a{color:var(--plain)}}}@layer settings{.large-text{font-size:125%}}";

  it("stands apart, each rule in its layer", () => {
    expect(partSeldom(css)).toEqual({
      usual: "@layer base{a{color:var(--ink)}}",
      seldom:
        "@layer base{@media print{a{color:var(--plain)}}}@layer settings{.large-text{font-size:125%}}",
    });
  });

  it("takes along the fonts that only it uses", () => {
    const face = (name: string) => `@font-face{font-family:${name};src:url(${name})}`;
    const css = `${face("Plain")}${face("Clear")}body{font-family:"Plain 1",Plain}`;
    const settings = '@layer settings{.clear{--text:"Clear"}}';
    expect(partSeldom(css + settings)).toEqual({
      usual: `${face("Plain")}body{font-family:"Plain 1",Plain}`,
      seldom: settings + face("Clear"),
    });
  });

  it("finds the names it uses on the page", () => {
    const names = ":root{--ink:black;--plain:gray;--unused:red}";
    const { usual, seldom } = partSeldom(`${names}${css}`);
    expect(stylesFor(page, usual, seldom)).toBe(
      ":root{--ink:black;--plain:gray}@layer base{a{color:var(--ink)}}",
    );
  });
});
