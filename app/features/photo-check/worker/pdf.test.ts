import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPdf } from "./pdf.ts";

const page = (id: number) => `${id} 0 obj<</Type/Page/Parent 2 0 R>>endobj\n`;
const tree = (...ids: number[]) =>
  `<</Kids[${ids.map((id) => `${id} 0 R`).join(" ")}]/Resources<</Font<<>>>>/Count ${ids.length}/Type/Pages>>`;
const end = "trailer<</Root 1 0 R>>\n%%EOF\n";
const start = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n`;
const two = `${start}2 0 obj${tree(3, 4)}endobj\n${page(3)}${page(4)}${end}`;

/** Objects in a packed list, as newer programs write them. */
const packed = (...objects: string[]) => {
  const data = deflateSync(objects.join(" ")).toString("latin1");
  return `9 0 obj<</Type/ObjStm/N ${objects.length}/Filter/FlateDecode>>stream\n${data}\nendstream endobj\n`;
};

describe("the pages of a PDF", () => {
  it.each([
    ["as written at once", two, 2],
    [
      "saved again with a change in both pages",
      `${two}${page(3)}${page(4)}2 0 obj${tree(3, 4)}endobj\n${end}`,
      2,
    ],
    ["saved again with a change in one page alone", `${two}${page(3)}${end}`, 2],
    ["saved again without its second page", `${two}2 0 obj${tree(3)}endobj\n${end}`, 1],
    ["saved again with a third", `${two}${page(5)}2 0 obj${tree(3, 4, 5)}endobj\n${end}`, 3],
    [
      "of a tree with branches",
      `${start}2 0 obj<</Type/Pages/Count 3/Kids[5 0 R 6 0 R]>>endobj\n5 0 obj<</Type/Pages/Parent 2 0 R/Count 2/Kids[7 0 R 8 0 R]>>endobj\n6 0 obj<</Type/Pages/Parent 2 0 R/Count 1/Kids[4 0 R]>>endobj\n${page(7)}${page(8)}${page(4)}${end}`,
      3,
    ],
    [
      "in packed lists",
      `${start}${packed(tree(3, 4), "<</Type/Page>>", "<</Type/Page>>")}${end}`,
      2,
    ],
    [
      "in packed lists, saved again by an older program",
      `${start}${packed(tree(3, 4), "<</Type/Page>>", "<</Type/Page>>")}${end}2 0 obj${tree(3)}endobj\n${end}`,
      1,
    ],
    ["saved again by a newer program", `${two}${packed(tree(3, 4, 5), "<</Type/Page>>")}${end}`, 3],
    ["without a tree", `${start}${packed("<</Type/Page>>", "<</Type/Page>>")}${end}`, 2],
    ["in no form that can be read", `${start}${end}`, null],
  ])("%s", async (_, file, pages) => {
    const facts = await readPdf(new Uint8Array(Buffer.from(file, "latin1")));
    expect(facts).toMatchObject({ complete: true, pages });
  });
});
