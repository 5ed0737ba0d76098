import { describe, expect, it } from "vitest";
import { usedRules } from "./used-rules.ts";

describe("the rules that markup uses", () => {
  it("are those for its classes, and for all classes without the prefix", () => {
    const css = ".coast-sun,.coast-sand{top:0}.coast-sea .x{top:0}.coast-sky .x{top:0}.y{top:0}";
    expect(usedRules(css, '<p class="x coast-sun"></p><b class="coast-sky"></b>', "coast-")).toBe(
      ".coast-sun{top:0}.coast-sky .x{top:0}.y{top:0}",
    );
  });

  it("keep the conditions that they stand in", () => {
    const css =
      "@media (width<30rem){.coast-sea{fill:#111}.coast-dune{fill:#222}.coast-rim{stroke:red}.b{top:0}}";
    const body = '<path class="coast-rim coast-sea" d="M0 0"/><p>Coast-dune is a word</p>';
    expect(usedRules(css, body, "coast-")).toBe(
      "@media (width<30rem){.coast-sea{fill:#111}.coast-rim{stroke:red}.b{top:0}}",
    );
  });

  it("leave no comment, and no layer or condition that is empty", () => {
    const css = "@layer a;@layer b{/* sea */@media print{.coast-sea{top:0}}}.y{top:0}";
    expect(usedRules(css, "<p></p>", "coast-")).toBe("@layer a;.y{top:0}");
  });
});
