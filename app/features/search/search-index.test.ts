import { expect, it } from "vitest";
import { createSearchIndex } from "./search-index.ts";

const text = (href: string, page: string, body: string, synonyms = "", heading = "") => ({
  href,
  page,
  heading,
  text: body,
  synonyms,
});

const long = `${"Lorem ipsum dolor sit amet. ".repeat(10)}Needles on the paper can stop your day. ${"Then more words follow here. ".repeat(10)}`;

const find = createSearchIndex([
  text("/piles", "Hemorrhoid Treatment", "Swollen cushions that bleed.", "piles, haemorrhoids"),
  text("/piles#home", "Hemorrhoid Treatment", "Warm soaks and fiber help.", "", "At home"),
  text("/tear", "Anal Fissure", "A small tear. It can bleed on the paper."),
  text("/walls", "Colors", "Teal was on every wall."),
  text("/tests", "STD Testing", "Swabs and blood.", "raped"),
  text("/contact", "Contact Us", "Parking, phone (310) 555-0100 and hours.", "address"),
  text("/price", "Photo Consult", "It costs $39.95 now."),
  text("/high-price", "Removal", "It costs $1,045.00 now."),
  text("/other-price", "Video", "It costs $39.50 and 95 cents."),
  text("/content/after/threads", "Threads", "They fall out."),
  text("/threads", "Threads", "They fall out. Take ibuprofen."),
  text("/long", "Acupuncture", long, "pins"),
]);
const hrefs = (query: string) => find(query).map(({ href }) => href);

it.each([
  ["a plain word that no page shows", "piles", "/piles"],
  ["one of it, or many", "Pile", "/piles"],
  ["a word with another ending or accent", "Párk", "/contact"],
  ["the start of a word", "hemorr", "/piles"],
  ["a misspelling", "fisure", "/tear"],
  ["two misspelled words", "hemorroid tretment", "/piles"],
  ["a sentence of small words", "how do I get to the parking", "/contact"],
  ["what was done to a person", "I was raped", "/tests"],
  ["an abbreviation with dots", "S.T.D.", "/tests"],
  ["a phone, however it is typed", "3105550100", "/contact"],
  ["a phone of another country's form", "+1 (310) 555-0100", "/contact"],
  ["a phone without a space", "13105550100", "/contact"],
  ["a price", "39.95", "/price"],
  ["a price of four digits", "$1,045", "/high-price"],
  ["the same without a comma", "1045", "/high-price"],
  ["a part of a page", "warm soaks", "/piles#home"],
  ["words of which only one is there", "parking elephants", "/contact"],
])("the search finds %s, each page once and no other", (_, query, href) => {
  expect(hrefs(query)).toEqual([href]);
});

it("the search finds nothing where there is nothing", () => {
  expect(hrefs("elephant")).toEqual([]);
  expect(hrefs("  ?! ")).toEqual([]);
  // Two letters begin a word, four may be misspelled or end with the s of many.
  expect(["p", "nod", "IBS"].flatMap(hrefs)).toEqual([]);
});

it("the search puts a sheet for after a treatment below other pages", () => {
  expect(hrefs("threads")).toEqual(["/threads", "/content/after/threads"]);
});

it("the search puts a page with all words, in whatever parts, before one with some", () => {
  expect(hrefs("fiber haemorrhoids paper")[0]).toBe("/piles");
});

it("an exact match is not also searched as a misspelling, even next to an unknown word", () => {
  expect(hrefs("tear elephants")).toEqual(["/tear"]);
});

it("the search takes near words only when the word itself is not there", () => {
  expect(hrefs("tear")).toEqual(["/tear"]);
  expect(hrefs("teaf").sort()).toEqual(["/tear", "/walls"]);
});

const pieces = (query: string) => find(query)[0]?.excerpt ?? [];
const plain = (query: string) =>
  pieces(query)
    .map((piece) => piece.text)
    .join("");
const marked = (query: string) =>
  pieces(query).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));

it("an excerpt marks the matched words as the text spells them", () => {
  expect(marked("cushion bleed")).toEqual(["cushions", "bleed"]);
  expect(marked("3105550100")).toEqual(["(310) 555-0100"]);
  expect(marked("1045")).toEqual(["1,045.00"]);
  expect(plain("cushion bleed")).toBe("Swollen cushions that bleed.");
});

it("an excerpt is cut around the first of them, between words", () => {
  const shown = plain("needle paper");
  expect(marked("needle paper")).toEqual(["Needles", "paper"]);
  expect(shown).toMatch(/^… \w.*Needles on the paper.*\w …$/);
  expect(shown.length).toBeLessThan(170);
  for (const word of shown.match(/\w+/g) ?? []) expect(long.match(/\w+/g)).toContain(word);
});

it("an excerpt is the start of a text that was found by other words", () => {
  expect(marked("pins")).toEqual([]);
  expect(plain("pins")).toMatch(/^Lorem ipsum.* …$/);
});

it("a query of 16 kB is searched without delay", () => {
  // Of this process; a comparison with a word of 16 kB took 15 seconds.
  const before = process.cpuUsage();
  for (const part of ["a", "é", "’s", "an ", " ", "'", "-", "%", "(", '"']) {
    find(`${part.repeat(16_000 / part.length)}x`);
  }
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});
