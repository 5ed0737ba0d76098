import { describe, expect, it } from "vitest";
import { contrast, mixOklab, readableColor } from "./color.ts";

describe("colors", () => {
  it("are mixed as CSS mixes them", () => {
    expect(mixOklab("#000000", "#ffffff", 0.5)).toBe("#636363");
    expect(mixOklab("#ff0000", "#0000ff", 0.5)).toBe("#8c53a2");
    expect(mixOklab("#f00", "#0000ff", 0)).toBe("#ff0000");
  });

  it("have the contrast that WCAG defines", () => {
    expect(contrast("#000", "#fff")).toBe(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("become readable by the smallest step in lightness", () => {
    const found = readableColor("#888", "#fff", 4.5);
    expect(contrast(found, "#fff")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, "#fff")).toBeLessThan(5);
    expect(contrast(readableColor("#555", "#000", 7), "#000")).toBeGreaterThanOrEqual(7);
  });
});
