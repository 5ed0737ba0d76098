import mdx from "@mdx-js/rollup";
import { describe, expect, it } from "vitest";
import { conditionalContent } from "./conditional-content.ts";

const known = { WhenMaps: { is: "on-click", of: ["near-view", "on-click"] } };
const compiled = async (text: string) =>
  (await mdx({ remarkPlugins: [[conditionalContent, known]] }).transform(text, "text.mdx"))?.code;

describe("a text with parts for some settings", () => {
  it("keeps the part that is true, and what stands around it", async () => {
    const text =
      'Before\n\n<WhenMaps is="near-view">\n\nNear\n\n</WhenMaps>\n\n<WhenMaps is="on-click">\n\n**Click**\n\n</WhenMaps>\n\nAfter';
    const code = await compiled(text);
    expect(code).not.toMatch(/Near|WhenMaps/);
    expect(code).toMatch(/Before[\s\S]+strong[\s\S]+Click[\s\S]+After/);
  });

  it.each(['is="sometimes"', ""])("stops at an unknown value: %s", async (attribute) => {
    await expect(compiled(`<WhenMaps ${attribute}>\n\nText\n\n</WhenMaps>`)).rejects.toThrow(
      /<WhenMaps is="(sometimes|undefined)">: expected one of near-view, on-click/,
    );
  });
});
