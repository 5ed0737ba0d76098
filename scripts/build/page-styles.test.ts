import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { deferredCss, initialCss } from "./page-styles.ts";

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

it.each([
  '@font-face { font-family: A; src: url("a.woff2") format("woff2") }',
  "@layer settings { .large-text { font-size: 125% } }",
  ".x:hover { color: red }",
  ".x:has(> :focus-visible) { color: red }",
  ".x:has(dialog:modal) { color: red }",
  "@media print { .x { color: red } }",
  "@layer a { @media print { .x { color: red } } }",
  "@layer a { @media (width >= 40rem) { @media print { .x { color: red } } } }",
])("the styles of a document leave out %s, which the deferred sheet has", (css) => {
  expect(initial(css)).not.toMatch(/[.]x|woff2|large-text/);
  expect(deferred(css)).toBe(css.replace("a.woff2", `${folder}/a.woff2`));
});

it.each([
  "@font-face{font-family:A 1;src:local(B)}",
  ".x:is(:hover,.y){color:red}",
  ".x:not(:focus){color:red}",
  ".x,.y:hover{color:red}",
  "@media (width>=40rem){.x{color:red}}",
  ".x{background:url(data:image/svg+xml,%3Csvg/%3E)}",
])("the styles of a document have %s, which the deferred sheet leaves out", (css) => {
  expect(initial(css)).toContain(css.slice(0, 12));
  expect(deferred(css)).toBe("");
});
