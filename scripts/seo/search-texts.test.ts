import { parse, parseFragment } from "parse5";
import { expect, it } from "vitest";
import { createSearchTexts, rawText, sentences } from "./search-texts.ts";

const page = (path: string, main: string) => ({
  path,
  title: path.slice(1),
  document: parse(
    `<body><header>Header</header><main id="main">${main}</main><footer>Footer</footer></body>`,
  ),
});
const plainText = (html: string) => sentences(rawText(parseFragment(html)));
const documents = (...pages: ReturnType<typeof page>[]) =>
  createSearchTexts(pages, {}).map(({ href, heading, text }) => [href, heading, text]);

it("has a text for each page and section, without header and footer", () => {
  const main =
    '<nav><a href="/">Home</a></nav><p class="eyebrow">Services</p><h1>A</h1><p>Lead</p><h2 id="one">One</h2><p>First.</p><button>Print</button><h2 id="sources">Sources</h2><p>Journal</p><h2 id="_R_1_">Read on</h2><p>B</p>';
  expect(documents(page("/a", main))).toEqual([
    ["/a", "", "Lead."],
    ["/a#one", "One", "First."],
  ]);
});

it("adds sections without an id to their page's text, except those of every page", () => {
  const close = '<h2 id="_R_9_">Ready?</h2><p>Book.</p>';
  expect(
    documents(
      page("/a", `<h1>A</h1><p>Lead.</p><h2 id="_R_1_">Map</h2><p>Here.</p>${close}`),
      page("/b", `<h1>B</h1><p>Other.</p>${close}`),
    ),
  ).toEqual([
    ["/a", "", "Lead. Map. Here."],
    ["/b", "", "Other."],
  ]);
});

it("a section of two pages belongs to the page where it comes first", () => {
  const shared = '<h2 id="law">Law</h2><p>Text.</p>';
  expect(
    documents(
      page("/a", `<h1>A</h1><h2 id="own">Own</h2><p>Own.</p>${shared}`),
      page("/b", `<h1>B</h1>${shared}`),
    ).map(([href]) => href),
  ).toEqual(["/a", "/a#own", "/b", "/b#law"]);
});

it("a heading with synonyms has its own text, with the content of its disclosure", () => {
  const fold = '<details><summary><h3 id="deep">Deep</h3></summary><p>Inside.</p></details>';
  const main = `<h1>A</h1><h2 id="one">One</h2>${fold}<p>After.</p>`;
  const searched = (id: string) =>
    createSearchTexts([page("/a", main)], { [`/a#${id}`]: ["pus"] }).at(-1);
  expect(searched("deep")).toMatchObject({
    href: "/a#deep",
    heading: "Deep",
    text: "Deep. Inside.",
    synonyms: "pus",
  });
  expect(() => searched("gone")).toThrow("/a#gone: expected a heading of that page, found none");
});

it("text is read with its pauses, and characters as they are", () => {
  expect(plainText("<ul><li>One</li><li>Two &amp; <b>three</b>!</li></ul><p>It&#x27;s 4</p>")).toBe(
    "One. Two & three! It's 4.",
  );
});

it("text has no numbers of sources and nothing that is hidden from a screen reader", () => {
  expect(
    plainText(
      '<p>One,<sup aria-hidden="true">5</sup> two.<a data-unsearched="" href="#source-5">5</a></p><dl><dt aria-hidden="true">What</dt><dd>Three</dd></dl>',
    ),
  ).toBe("One, two. Three.");
});
