import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readService } from "./services.ts";

const name = "anal-fissure.mdx";
const text = readFileSync(join(import.meta.dirname, "../content/services", name), "utf8");

describe("a service file", () => {
  it("is read with its facts filled in", () => {
    expect(readService(name, text).slug).toBe("anal-fissure");
  });

  it("may do without figures", () => {
    const plain = text.replace(/^figures:\n(?: .*\n)+/m, "");
    expect(plain).not.toContain("schematic");
    expect(readService(name, plain).figures).toBeUndefined();
  });

  it.each([
    ["without front matter", "Just words", /expected front matter between two lines of ---/],
    [
      "with a missing field",
      text.replace(/^lead:.*\n/m, ""),
      /content\/services\/anal-fissure\.mdx: lead: expected a text/,
    ],
    [
      "with another file's slug",
      text.replace(/^slug:.*$/m, "slug: something-else"),
      /slug: expected the file's own name, found "something-else"/,
    ],
    [
      "with a part left out",
      text.replace('<Part is="recovery"', '<Part is="other"'),
      /expected the parts overview, symptoms, .* found/,
    ],
    [
      "with the cards of urgencies elsewhere",
      `${text.replace("<CareCards />", "")}\n<CareCards />`,
      /in this order, found .*recovery, care$/,
    ],
    [
      "with a first heading that is no question",
      text.replace(/^whatIs:.*$/m, "whatIs: Anal fissures"),
      /whatIs: expected a question such as/,
    ],
    [
      "with a label that points to nothing in its drawing",
      text.replace("part: tear", "part: moon"),
      /figures\.schematic\.labels.*expected one of outer, inner, lining, tear/,
    ],
    [
      "with a citation of a source that it does not list",
      text.replace(/^( +sources: \[)\d+/m, "$140"),
      /sources: expected a number from 1 to \d+ wherever one is cited, found 40/,
    ],
    [
      "with an unknown fact",
      `${text}\n{{phone.fax}}`,
      new RegExp(
        `line ${text.split("\n").length + 1}: expected one of .*, found \\{\\{phone\\.fax\\}\\}`,
      ),
    ],
  ])("is refused %s", (_, broken, message) => {
    expect(() => readService(name, broken)).toThrow(message);
  });
});
