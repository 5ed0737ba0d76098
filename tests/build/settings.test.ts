import { describe, expect, it } from "vitest";
import { builtPages, configuredPage } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

const plain = (path: string) => builtPages.find((page) => page.path === path)?.html ?? "";

describe("the privacy policy says what the site does", () => {
  it.each(["/legal/privacy", "/legal/terms"])("%s, with no analytics configured", (path) => {
    const text = visibleText(plain(path));
    expect(text).toContain("This site runs no visitor statistics.");
    expect(text).toContain("A map loads when you scroll close to it.");
    expect(text).not.toContain("It starts only if you say yes.");
    expect(text).not.toContain("without asking first");
  });

  it.each(["/legal/privacy", "/legal/terms"])("%s, with analytics that asks first", (path) => {
    const text = visibleText(configuredPage(path));
    expect(text).toContain("It starts only if you say yes.");
    expect(text).toContain("This site honors both signals.");
    expect(text).toContain("A map loads only when you press its button.");
    expect(text).not.toContain("This site runs no visitor statistics.");
    expect(text).not.toContain("without asking first");
  });
});
