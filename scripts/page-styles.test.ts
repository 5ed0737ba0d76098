import { describe, expect, it } from "vitest";
import {
  beforeUse,
  nearPart,
  partFonts,
  partSeldom,
  shortNames,
  stylesByPage,
  stylesFor,
} from "./page-styles.ts";

const page = '<body><nav class="menu wide" id="main"><a href="/">Home</a></nav></body>';

describe("the styles of a page", () => {
  it.each([
    ".menu{color:red}",
    "#main .wide>a{color:red}",
    ".menu:not([data-enhanced]) a:is(:hover,.absent){color:red}",
    ":focus{color:red}",
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

  it("are the same for the pages of a folder, but not for what stands in for a missing one", () => {
    const pages = new Map([
      ["service/a/index.html", '<p class="a">'],
      ["service/b/index.html", '<p class="b">'],
      ["service/404.html", ""],
      ["about/index.html", '<p class="b">'],
    ]);
    const styles = stylesByPage(pages, ".a{color:red}.b{color:red}");
    expect(new Set([...styles].map(([path, css]) => `${path.split("/")[0]}: ${css}`))).toEqual(
      new Set(["service: .a{color:red}.b{color:red}", "service: ", "about: .b{color:red}"]),
    );
  });
});

describe("what is seen only once the page is used", () => {
  it("leaves out rules for the pointer and the keyboard's focus, and how changes move", () => {
    const css =
      "a,a:hover{color:red}a:active,a:focus-visible{color:blue}a:not(:hover){transition:color 1s;top:0}";
    expect(beforeUse(css)).toBe("a{color:red}a:not(:hover){top:0}");
  });

  it("leaves out a closed dialog and what a submenu holds, not what comes after", () => {
    const html = `<dialog class="a"><p class="b"><ul></ul></p>\n</dialog><i class="c"></i>
<dialog class="d" open><p class="e"></p></dialog><div popover="auto" class="f"><p class="g"></p></div>
<ul class="h-submenu" id="x"><li class="i"></li></ul><div class="j"><p class="k"></p></div>`;
    const kept = ["c", "d", "e", "h-submenu", "j", "k"];
    const css = ["a", "b", "f", "g", "i", ...kept].map((name) => `.${name}{color:red}`);
    expect(stylesFor(html, css.join(""))).toBe(kept.map((name) => `.${name}{color:red}`).join(""));
  });

  it("leaves out what stands far below in a long page, not in a short one", () => {
    const page = (length: number) =>
      `<header><nav>${"menu ".repeat(2000)}</nav></header><main><p>${"x".repeat(length)}</p><p>End</p></main><footer></footer>`;
    expect(nearPart(page(3000))).toBe(page(3000));
    expect(nearPart(page(3998))).toBe(page(3998).replace(/End.*/, ""));
  });
});

describe("what every page carries", () => {
  it("has short names, except where scripts use them", () => {
    const css =
      ":root{--paper:white;--ink:black;--scrollbar:0}a{color:var(--ink);top:var(--scrollbar)}b{color:var(--ink)}";
    expect(shortNames(css, 'style.setProperty("--scrollbar", width)')).toBe(
      ":root{--b:white;--a:black;--scrollbar:0}a{color:var(--a);top:var(--scrollbar)}b{color:var(--a)}",
    );
  });

  it("leaves the fonts that are fetched to the script", () => {
    const own = '@font-face{font-family:"A 1";src:local(B)}';
    const css = `@font-face{font-family:A;font-style:italic;font-weight:400 600;font-display:swap;src:url(/a.woff2)}${own}`;
    expect(partFonts(css)).toEqual({
      rest: own,
      fonts: [["A", "url(/a.woff2)", { style: "italic", weight: "400 600", display: "swap" }]],
    });
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
