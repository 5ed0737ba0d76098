import { describe, expect, it } from "vitest";
import { addressFaults } from "../scripts/content-check/added-pages.ts";
import { withAddedPages } from "./navigation.ts";
import { readAddedPage } from "./texts.ts";

const file = "content/pages/parking.mdx";
const page = {
  kind: "page",
  path: "/parking",
  title: "Parking",
  lead: "Both offices have a garage.",
  description: "Where to park at each office, what it costs, and how to reach our door from there.",
  updated: "2026-11-22",
};
const read = (fields: object) =>
  readAddedPage(file, `---\n${JSON.stringify(fields)}\n---\n\nWords.\n`);

describe("a page that the practice adds", () => {
  it("needs few fields", () => {
    expect(read(page)).toEqual(page);
  });

  it.each([
    [{ path: "Parking" }, /: path: expected a path of lower-case words .*found "Parking"$/],
    [{ path: "/assets/parking" }, /: path: expected a path that begins otherwise than/],
    [{ description: "Short." }, /: description: expected a description of 70 to 160/],
    [{ tilte: "Parking" }, /: \(the whole record\): expected only the fields kind, .*"tilte"/],
  ])("is refused with %j", (change, message) => {
    expect(() => read({ ...page, ...change })).toThrow(message);
  });

  it("is refused without fields", () => {
    expect(() => readAddedPage(file, "Words.")).toThrow(
      "content/pages/parking.mdx: expected kind, path, title, lead, description and updated",
    );
  });

  it("has an address that nothing else has", () => {
    const faults = addressFaults([{ file, path: "/about" }], ["/about", "/", "/about"]);
    expect(faults).toEqual([
      `${file}: path: expected an address of its own, found "/about", which another page of the site has`,
    ]);
    expect(addressFaults([{ file, path: "/parking" }], ["/", "/parking"])).toEqual([]);
  });
});

describe("the menu", () => {
  const items = [
    { label: "Home", href: "/" },
    { label: "About", href: "/about", submenu: [{ label: "Meet us", href: "/meet" }] },
  ];
  const link = { label: "Parking", href: "/parking" };
  const menuWith = (menu: string | undefined, all = items) =>
    withAddedPages(all, [{ file, title: "Parking", path: "/parking", menu }]);

  it("has a page where its front matter says, and once", () => {
    expect(menuWith("main")).toEqual([...items, link]);
    expect(menuWith("/about")[1]?.submenu).toEqual([{ label: "Meet us", href: "/meet" }, link]);
    expect(menuWith("/")[0]?.submenu).toEqual([link]);
    expect(menuWith("footer")).toEqual(items);
    expect(menuWith(undefined)).toEqual(items);
    const all = [...items, link] as typeof items;
    expect(menuWith("main", all)).toEqual(all);
  });

  it("refuses a place that it does not have, and more entries than fit", () => {
    expect(() => menuWith("sidebar")).toThrow(
      `${file}: menu: expected one of main, footer, /, /about, or no such line, found "sidebar"`,
    );
    const full = ["/", "/a", "/b", "/c", "/d", "/e"].map((href) => ({ label: href, href }));
    expect(() => menuWith("main", full as typeof items)).toThrow("the menu has room for 6 entries");
  });
});
