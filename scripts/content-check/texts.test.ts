import { describe, expect, it } from "vitest";
import { textFaults } from "./texts.ts";

const known = {
  paths: ["/", "/about", "/contact-us", "/service/anal-pain"],
  figures: ["waiting-room"],
};
const service = { glossary: [{ term: "sphincter" }], sources: [{}, {}] };
const file = "content/pages/about.mdx";
const faults = (text: string) => textFaults(file, text, known, service);

describe("a fault in a text is told with its line", () => {
  it.each([
    [
      "an unknown fact",
      "Call {{phone.mian}}",
      /line 3: expected one of .*, found \{\{phone\.mian\}\}; did you mean \{\{phone\.main\}\}\?$/,
    ],
    [
      "single braces",
      "Pay {price.photoConsult}",
      /line 3: expected two braces around a fact, such as \{\{phone\.main\}\}, found \{price\.photoConsult\}$/,
    ],
    [
      "an unknown tag",
      "<Phone />",
      /line 3: expected one of the tags .*, found <Phone>; did you mean <Phones>\?$/,
    ],
    [
      "a dead link",
      "[us](/contact)",
      /line 3: expected a link to a page of this site, found \/contact; did you mean "\/contact-us"\?$/,
    ],
    [
      "a word without a meaning",
      '<Term name="sphinkter" />',
      /line 3: expected a word of the glossary above, found "sphinkter"; did you mean "sphincter"\?$/,
    ],
    [
      "a source too many",
      '<Cite n="3" />',
      /line 3: expected the number of a source, 1 to 2, found 3$/,
    ],
    [
      "a tag left open",
      '<Part is="causes">\n\nwords',
      /line 3: expected tags that open and close, such as .*, found: Expected a closing tag for <Part>$/,
    ],
    [
      "tags that cross",
      "a <b>b <i>c</b></i>",
      /line 3: expected tags that open and close, such as .*, found: Unexpected closing tag <\/b>/,
    ],
    [
      "a < before a number",
      "a lump <1 inch wide",
      /line 3: expected words such as “less than”, because < begins a tag, found <1 inch wide; write less than 1 inch wide$/,
    ],
    [
      "a picture",
      'See <img src="a.png">',
      /line 3: expected Markdown or one of the tags .*, found <img src="a.png">; write <Picture name="waiting-room" \/> with the name of a picture of content\/images\.yaml$/,
    ],
    [
      "a picture of Markdown",
      "![Our room](room.jpg)",
      /line 3: expected a picture of content\/images\.yaml by its name, found !\[Our room\]\(room\.jpg\); write <Picture name=/,
    ],
    [
      "an unknown picture",
      '<Picture name="waiting-rom" />',
      /line 3: expected one of the figures of content\/images\.yaml \(waiting-room\), found "waiting-rom"; did you mean "waiting-room"\?$/,
    ],
    ["a picture without a name", "<Picture />", /line 3: expected the name of a picture, such as/],
    [
      "a part that depends on something unknown",
      '<WhenOffered is="galery">\n\nSee it.\n\n</WhenOffered>',
      /line 3: expected <WhenOffered> with one of is="photo-consult", .*, found <WhenOffered is="galery">; did you mean "gallery"\?$/,
    ],
    ["a line break", "one<br>two", /found <br>; leave an empty line instead$/],
    [
      "a link of HTML",
      '<a href="/about">us</a>',
      /found <a href="\/about">; write a link as \[words\]\(\/about\) instead$/,
    ],
  ])("%s", async (_, text, line) => {
    const told = await faults(`One\n\n${text}\n`);
    expect(told).toEqual([expect.stringMatching(line)]);
    expect(told[0]).toMatch(/^content\/pages\/about\.mdx, line 3: expected /);
  });

  it("and every fault of a text at once", async () => {
    expect(await faults("[a](/a-b-c)\n\n<Nothing />\n\n{b}")).toHaveLength(3);
  });

  it("but not a link in a part that is not shown", async () => {
    expect(
      await faults('<WhenNotOffered is="gallery">\n\n[a](/a-b-c)\n\n</WhenNotOffered>'),
    ).toEqual([]);
  });

  it("not where all is well", async () => {
    const good =
      'Call {{phone.main}}, or [write](/about#a). <Phones />\n\n<Cite n="2" /> {/* a note */}';
    expect(await faults(good)).toEqual([]);
  });
});
