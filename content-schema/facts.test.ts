import { describe, expect, it } from "vitest";
import { withFacts } from "./fill-facts.ts";

describe("facts in running text", () => {
  it("are filled in from the one record", () => {
    expect(withFacts("Pay {{price.photoConsult}} or call {{ phone.main }}.", "a.mdx")).toBe(
      "Pay $45.00 or call (512)\u00a0555-0100.",
    );
  });

  it("stop the build when there is no such fact, naming file and placeholder", () => {
    expect(() => withFacts("a\n\nb {{price.photo}}", "content/pages/about.mdx")).toThrow(
      /^content\/pages\/about\.mdx, line 3: expected one of .*, found \{\{price\.photo\}\}; did you mean \{\{price\.photoConsult\}\}\?$/,
    );
  });
});
