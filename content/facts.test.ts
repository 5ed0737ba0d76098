import { describe, expect, it } from "vitest";
import { withFacts } from "./facts.ts";

describe("facts in running text", () => {
  it("are filled in from the one record", () => {
    expect(withFacts("Pay {{price.photoConsult}} or call {{ phone.main }}.", "a.mdx")).toBe(
      "Pay $39.95 or call (310) 555-0100.",
    );
  });

  it("stop the build when there is no such fact, naming file and placeholder", () => {
    expect(() => withFacts("{{price.photo}}", "content/pages/about.mdx")).toThrow(
      /^content\/pages\/about\.mdx: \{\{price\.photo\}\}: expected one of .*price\.photoConsult/,
    );
  });
});
