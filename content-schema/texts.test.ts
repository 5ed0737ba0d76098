import { describe, expect, it } from "vitest";
import { addressFaults } from "../scripts/content-check/added-pages.ts";
import { withAddedPages } from "./navigation.ts";
import { readAddedPage } from "./texts.ts";

const file = "content/pages/parking.mdx";
const description =
  "Where to park at each office, what it costs, and how to reach our door from there.";
const page = {
  kind: "page",
  path: "/parking",
  title: "Parking",
  lead: "Both offices have a garage.",
  description,
  updated: "2026-11-22",
};
const textOf = (fields: Record<string, string>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join("")}---\n\nWords.\n`;

function faultOf(read: () => unknown): string {
  try {
    read();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("a page that the practice adds", () => {
  it("needs few fields", () => {
    expect(readAddedPage(file, textOf(page))).toEqual(page);
  });

  it.each([
    [{ ...page, path: "Parking" }, /: path: expected a path of lower-case words .*found "Parking"/],
    [{ ...page, path: "/parking/" }, /: path: expected a path of lower-case words/],
    [{ ...page, path: "/assets/parking" }, /: path: expected a path that begins otherwise than/],
    [{ ...page, description: "Short." }, /: description: expected a description of 70 to 160/],
    [
      { kind: "page", path: "/parking", title: "Parking", lead: "Garages.", updated: "2026-11-22" },
      /: description: expected .*found nothing/,
    ],
    [{ ...page, tilte: "Parking" }, /expected only the fields kind, path, .*found "tilte"/],
  ])("tells what is wrong with its fields: %j", (fields, told) => {
    const fault = faultOf(() => readAddedPage(file, textOf(fields as Record<string, string>)));
    expect(fault).toMatch(told);
    expect(fault).toContain(file);
  });

  it("tells that it has no fields", () => {
    expect(faultOf(() => readAddedPage(file, "Words."))).toMatch(
      /^content\/pages\/parking\.mdx: expected kind, path, title, lead, description and updated/,
    );
  });

  it("has an address that nothing else has", () => {
    const news = { file: "content/pages/news.mdx", path: "/parking" };
    expect(addressFaults([{ file, path: "/about" }], ["/about", "/", "/about"])).toEqual([
      `${file}: path: expected an address of its own, found "/about", which another page of the site has`,
    ]);
    expect(addressFaults([{ file, path: "/parking" }, news], ["/parking", "/parking"])).toEqual([
      `${file}: path: expected an address of its own, found "/parking", which content/pages/news.mdx has`,
      `content/pages/news.mdx: path: expected an address of its own, found "/parking", which ${file} has`,
    ]);
    expect(addressFaults([{ file, path: "/parking" }], ["/", "/parking"])).toEqual([]);
  });
});

describe("the menu", () => {
  const items = [
    { label: "Home", href: "/" },
    { label: "About", href: "/about", submenu: [{ label: "Meet us", href: "/meet" }] },
  ];
  const added = (menu: string | undefined) => ({ file, title: "Parking", path: "/parking", menu });
  const link = { label: "Parking", href: "/parking" };

  it("holds a page where its front matter says", () => {
    expect(withAddedPages(items, [added("main")])).toEqual([...items, link]);
    expect(withAddedPages(items, [added("/about")])[1]?.submenu).toEqual([
      { label: "Meet us", href: "/meet" },
      link,
    ]);
    expect(withAddedPages(items, [added("/")])[0]?.submenu).toEqual([link]);
    expect(withAddedPages(items, [added("footer")])).toEqual(items);
    expect(withAddedPages(items, [added(undefined)])).toEqual(items);
  });

  it("does not list a page twice", () => {
    expect(withAddedPages([...items, link], [added("main")])).toEqual([...items, link]);
  });

  it("tells when it is full", () => {
    const full = ["/", "/a", "/b", "/c", "/d", "/e"].map((href) => ({ label: href, href }));
    const told = `${file}: menu: expected the address of an entry to stand below, such as /about, because the menu has room for 6 entries, found "main"`;
    expect(faultOf(() => withAddedPages(full, [added("main")]))).toBe(told);
    const more = { ...added("main"), path: "/more" };
    expect(faultOf(() => withAddedPages(full.slice(1), [added("main"), more]))).toBe(told);
  });

  it("refuses a place that it does not have", () => {
    expect(faultOf(() => withAddedPages(items, [added("sidebar")]))).toBe(
      `${file}: menu: expected one of main, footer, /, /about, or no such line, found "sidebar"`,
    );
  });
});
