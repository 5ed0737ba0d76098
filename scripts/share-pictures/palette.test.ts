import { describe, expect, it } from "vitest";
import { colors } from "#content";
import { coastCss } from "./palette.ts";

describe("colors for drawings that no browser colors", () => {
  it("leave no custom property and no mixture in the coast's rules", async () => {
    const css = await coastCss(colors);
    expect(css).toContain(`.coast-sun{ fill: ${colors.light.sun}; }`);
    expect(css).toContain(".coast-lagoon{");
    expect(css).not.toMatch(/var\(|color-mix/);
  });
});
