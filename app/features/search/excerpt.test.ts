import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt.ts";

const plain = (pieces: ReturnType<typeof excerpt>) => pieces.map(({ text }) => text).join("");
const marked = (pieces: ReturnType<typeof excerpt>) =>
  pieces.flatMap(({ text, found }) => (found ? [text] : []));
const long = `${"Lorem ipsum dolor sit amet. ".repeat(10)}Blood on the paper can stop your day. ${"Then more words follow here. ".repeat(10)}`;

describe("an excerpt", () => {
  it("marks the words that were found, in the form in which they stand", () => {
    const pieces = excerpt("Bleeding stops. It bleeds again.", ["bleed", "bleeding"]);
    expect(marked(pieces)).toEqual(["Bleeding", "bleeds"]);
    expect(plain(pieces)).toBe("Bleeding stops. It bleeds again.");
  });

  it("is cut around the first of them, between words", () => {
    const pieces = excerpt(long, ["blood", "paper"]);
    expect(marked(pieces)).toEqual(["Blood", "paper"]);
    expect(plain(pieces)).toMatch(/^… \w.*Blood on the paper.*\w …$/);
    expect(plain(pieces).length).toBeLessThan(170);
    const words = plain(pieces).replaceAll("…", "").trim().split(/\s+/);
    for (const word of words) expect(long.split(/\s+/)).toContain(word.replace(/(?<=\w)$/, ""));
  });

  it("is the start of a text that was found by other words", () => {
    const pieces = excerpt(long, ["pile"]);
    expect(marked(pieces)).toEqual([]);
    expect(plain(pieces)).toMatch(/^Lorem ipsum/);
    expect(plain(pieces)).toMatch(/ …$/);
  });
});
