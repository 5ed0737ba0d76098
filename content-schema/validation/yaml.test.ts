import { describe, expect, it } from "vitest";
import { frontMatter } from "./read.ts";
import { lineOf, parseYaml } from "./yaml.ts";

const told = (read: () => unknown): string[] => {
  try {
    read();
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
};
const faults = (...lines: string[]) =>
  told(() => parseYaml("content/a.yaml", `${lines.join("\n")}\n`));
const signs =
  "expected words that begin with a sign, or hold quotation marks, between quotation marks";
const quote = "expected a quotation mark at the end of the words as at their beginning";
const spaces = "expected as many spaces at the beginning as the lines beside it have";

describe("a slip in YAML is told with its line and what to write", () => {
  it.each<[string, string[], string]>([
    [
      "a tab",
      ["a:", "\tb: 1"],
      "line 2: expected spaces at the beginning of the line, found a tab; write two spaces in place of each tab",
    ],
    ["too few spaces", ["a:", "  b: 1", " c: 2"], `line 3: ${spaces}, found c: 2`],
    ["too many spaces", ["a:", "  b: 1", "   c: 2"], `line 3: ${spaces}, found c: 2`],
    ["too few spaces in a list", ["a:", "  - x: 1", "   y: 2"], `line 3: ${spaces}, found y: 2`],
    ["a missing quotation mark", ['a: "one', "b: 2", "c: 3"], `line 1: ${quote}, found a: "one`],
    [
      "a missing quotation mark above other ones",
      ["x: 1", 'a: "one', 'b: "two"'],
      `line 2: ${quote}, found a: "one`,
    ],
    [
      "a missing quotation mark in a list",
      ["a:", '  - "one', '  - "two"'],
      `line 2: ${quote}, found - "one`,
    ],
    [
      "quotation marks inside others",
      ['a: "Say "ah" now"'],
      `line 1: ${signs}, found a: "Say "ah" now"; write a: 'Say "ah" now'`,
    ],
    [
      "an apostrophe inside single ones",
      ["a: 'It's open'"],
      `line 1: ${signs}, found a: 'It's open'; write a: "It's open"`,
    ],
    [
      "a backslash",
      ['a: "C:\\dir"'],
      'line 1: expected two \\ for one between double quotation marks, found a: "C:\\dir"; write a: "C:\\\\dir"',
    ],
    [
      "a name that stands twice",
      ["phone: 1", "b: 2", "phone: 3"],
      "line 3: expected each name once, found phone, which stands on line 1 too; delete one of the two",
    ],
    [
      "a name that stands twice in an entry of a list",
      ["a:", "  - x: 1", "    y: 2", "    x: 3"],
      "line 4: expected each name once, found x, which stands on line 2 too; delete one of the two",
    ],
    [
      "an empty value",
      ["a: 1", "b:", "c: 2"],
      'line 2: expected a value after b: (a text, "" for none, null where the file says so, or [] for an empty list), found nothing',
    ],
    [
      "an empty entry",
      ["a:", "  -", "  - b"],
      "line 2: expected words after the dash, or no such line, found nothing",
    ],
    [
      "a colon in words",
      ["b: 1", "a: Sample: words"],
      'line 2: expected words that hold a colon between quotation marks, found a: Sample: words; write a: "Sample: words"',
    ],
    [
      "no space after the colon",
      ["b: 1", "a:2"],
      "line 2: expected a name, a colon, a space and a value, such as name: value, found a:2; write a: 2",
    ],
    [
      "an equals sign",
      ["a = 1", "b: 2"],
      "line 1: expected a name, a colon, a space and a value, such as name: value, found a = 1; write a: 1",
    ],
    [
      "words without a name",
      ["a: 1", "just words"],
      "line 2: expected a name, a colon, a space and a value, such as name: value, found just words",
    ],
    [
      "an emphasis at the beginning",
      ["a: *Nobody* likes it"],
      `line 1: ${signs}, found a: *Nobody* likes it; write a: "*Nobody* likes it"`,
    ],
    [
      "a fact at the beginning",
      ["a: {{phone.main}} now"],
      `line 1: ${signs}, found a: {{phone.main}} now; write a: "{{phone.main}} now"`,
    ],
    [
      "a fact alone",
      ["a: {{phone.main}}"],
      'line 1: expected words that begin with a sign between quotation marks, found a: {{phone.main}}; write a: "{{phone.main}}"',
    ],
    [
      "an & that YAML takes for a mark",
      ["a: &so on"],
      'line 1: expected words that begin with a sign between quotation marks, found a: &so on; write a: "&so on"',
    ],
    ["brackets", ["a: [sic] b"], `line 1: ${signs}, found a: [sic] b; write a: "[sic] b"`],
    [
      "a bracket left open",
      ["a: [x, y", "b: 1"],
      "line 2: expected the bracket that closes the one above, found b: 1",
    ],
    [
      "a list beside its name",
      ["a: - b"],
      "line 1: expected each entry of a list on a line of its own, below the name, found a: - b",
    ],
    [
      "a # that cuts off words",
      ["street: 1 Main St #4"],
      'line 1: expected words that hold # between quotation marks, and notes on a line of their own, found street: 1 Main St #4; write street: "1 Main St #4"',
    ],
    [
      "a line of ---",
      ["a: 1", "---", "b: 2"],
      "line 2: expected no line of ---, found ---; delete it",
    ],
  ])("%s", (_, lines, line) => {
    expect(faults(...lines)).toEqual([`content/a.yaml, ${line}`]);
  });

  it("and so is a long line, in part", () => {
    const words = "so ".repeat(80);
    expect(faults(`a: Sample: ${words}`)).toEqual([
      `content/a.yaml, line 1: expected words that hold a colon between quotation marks, found ${`a: Sample: ${words}`.slice(0, 120)}…`,
    ]);
  });

  it("and every empty value at once", () => {
    expect(faults("a:", "b:", "c: 1")).toHaveLength(2);
  });

  it("counts the lines of a text's file", () => {
    const text = "---\nsample: true\na: b: c\n---\nWords\n";
    expect(told(() => frontMatter("content/pages/about.mdx", text))).toEqual([
      expect.stringMatching(
        /^content\/pages\/about\.mdx, line 3: expected words that hold a colon/,
      ),
    ]);
  });
});

it("what YAML allows and people mean is read", () => {
  const lines = [
    "# note",
    "a: null",
    'b: "#4 & 5: so"',
    "c: R&D, 100%",
    "# note",
    "d: []",
    "e: x#y",
  ];
  expect(parseYaml("content/a.yaml", lines.join("\r\n"))).toEqual({
    ...{ a: null, b: "#4 & 5: so", c: "R&D, 100%" },
    ...{ d: [], e: "x#y" },
  });
});

it("the line of a value is known", () => {
  expect(lineOf("a:\n  - b: 1\n  - b: 2\n", ["a", 1, "b"])).toBe(3);
});
