import { describe, expect, it } from "vitest";
import { addressFaults } from "../scripts/content-check/check.ts";
import { Filler } from "./fill-facts.ts";
import { Source } from "./source.ts";
import { readAddedPages } from "./texts.ts";

const file = "content/pages/parking.mdx";
const page = {
  kind: "page",
  path: "/parking",
  title: "Parking",
  lead: "Both offices have a garage.",
  description: "Where to park at each office, what it costs, and how to reach our door from there.",
  updated: "2026-11-22",
};
const read = (text: string) => {
  const source = new Source("", {});
  source.texts = () => [{ name: "parking.mdx", file, source: text }];
  return readAddedPages(new Filler(source, {}), "Practice")[0];
};
const front = (fields: object) => `---\n${JSON.stringify(fields)}\n---\n\nWords.\n`;

describe("a page that the practice adds", () => {
  it("needs few fields", () => {
    expect(read(front(page))).toMatchObject({ ...page, eyebrow: "Parking", view: "dunes" });
  });

  it.each([
    [{ path: "Parking" }, /: path: expected a path of lower-case words .*found "Parking"$/],
    [{ path: "/assets/parking" }, /: path: expected a path that begins otherwise than/],
    [{ description: "Short." }, /: description: expected a description of 70 to 160/],
    [{ tilte: "Parking" }, /: \(the whole record\): expected only the fields kind, .*"tilte"/],
  ])("is refused with %j", (change, message) => {
    expect(() => read(front({ ...page, ...change }))).toThrow(message);
  });

  it("is refused without fields", () => {
    expect(() => read("Words.")).toThrow(
      "content/pages/parking.mdx: expected front matter between two lines of ---",
    );
  });

  it("has an address that nothing else has", () => {
    const faults = addressFaults([{ file, path: "/about" }], ["/about", "/", "/about"]);
    expect(faults.map(String)).toEqual([
      `${file}: path: expected an address of its own, found "/about", which another page of the site has`,
    ]);
    expect(addressFaults([{ file, path: "/parking" }], ["/", "/parking"])).toEqual([]);
  });
});
