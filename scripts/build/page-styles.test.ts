import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { browserTargets, deferredCss, initialCss } from "./page-styles.ts";

const folder = temporaryFolder();

let count = 0;
function sheet(css: string): string {
  const file = join(folder, `${count++}.css`);
  writeFileSync(file, css);
  return file;
}

const initial = (...sheets: string[]) => initialCss(sheets.map(sheet));
const deferred = (...sheets: string[]) =>
  deferredCss(sheets.map(sheet), new Set()).replaceAll(/\s+/g, " ").trim();

describe("the styles of a document", () => {
  it("keep the place of every layer, also of those that come with an island", () => {
    expect(
      initial("@layer a, b, c;", "@layer c { .x { top: 0 } }", "@layer a { .y { top: 0 } }"),
    ).toBe("@layer a{.y{top:0}}@layer b;@layer c{.x{top:0}}");
  });

  it.each([
    '@font-face { font-family: A; src: url("a.woff2") format("woff2") }',
    "@layer settings { .large-text { font-size: 125% } }",
    ".x:hover { color: red }",
    ".x:has(> :focus-visible) { color: red }",
    ".x:has(dialog:modal) { color: red }",
    "@media print { .x { color: red } }",
    "@layer a { @media print { .x { color: red } } }",
    "@layer a { @media (width >= 40rem) { @media print { .x { color: red } } } }",
  ])("leave out %s, which the deferred sheet has", (css) => {
    expect(initial(css)).not.toMatch(/[.]x|woff2|large-text/);
    expect(deferred(css)).toBe(css.replace("a.woff2", `${folder}/a.woff2`));
  });

  it.each([
    "@font-face{font-family:A 1;src:local(B)}",
    ".x:is(:hover,.y){color:red}",
    ".x:not(:focus){color:red}",
    "@media (width>=40rem){.x{color:red}}",
    ".x{background:url(data:image/svg+xml,%3Csvg/%3E)}",
  ])("have %s, which the deferred sheet leaves out", (css) => {
    expect(initial(css)).toContain(css.slice(0, 12));
    expect(deferred(css)).toBe("");
  });

  it("refer to no file", () => {
    expect(() => initial(".x { background: url(a.png) }")).toThrow(
      /\d\.css: expected no file in the initial CSS, found background: a\.png/,
    );
  });

  it("are written for the browsers that the scripts are built for", async () => {
    const { build } = await resolveConfig({ configFile: false, logLevel: "silent" }, "build");
    const names = Object.entries(browserTargets).map(([name, version]) => {
      const minor = (version >> 8) & 255;
      return `${name.replace("_saf", "")}${version >> 16}${minor ? `.${minor}` : ""}`;
    });
    expect(names).toEqual(build.target);
  });
});
