import { describe, expect, it } from "vitest";
import { coastCss, mixOklab, readTokens } from "./palette.ts";

describe("colours for drawings that no browser colours", () => {
  it("are mixed as CSS mixes them", () => {
    expect(mixOklab("#000000", "#ffffff", 0.5)).toBe("#636363");
    expect(mixOklab("#ff0000", "#0000ff", 0.5)).toBe("#8c53a2");
    expect(mixOklab("#f00", "#0000ff", 0)).toBe("#ff0000");
  });

  it("leave no custom property and no mixture in the coast's rules", async () => {
    const css = await coastCss(await readTokens());
    expect(css).toContain(".coast-sun{ fill: #f0c27b; }");
    expect(css).toContain(".coast-lagoon{");
    expect(css).not.toMatch(/var\(|color-mix/);
  });
});
