import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { presentLinks } from "./modules.ts";

const plain = { href: "/about" };

it("links to what the practice has stay", () => {
  expect(presentLinks([plain, { href: "/gallery-popup" }])).toHaveLength(2);
});

describe("a practice without the parts that it may do without", () => {
  const without = { prices: { photoConsult: null, telehealth: 99.95 } };

  beforeEach(() => {
    vi.resetModules();
    vi.doMock("./practice.ts", async (original) => {
      const { practice, ...others } = await original<typeof import("./practice.ts")>();
      return {
        ...others,
        practice: { ...practice, ...without, photoConsult: null, rating: null, nearbyAreas: [] },
      };
    });
    vi.doMock("./gallery.ts", () => ({ gallery: [] }));
  });
  afterEach(() => {
    vi.doUnmock("./practice.ts");
    vi.doUnmock("./gallery.ts");
  });

  it("has no link to them, in any form, and keeps the one to the video visit", async () => {
    const modules = await import("./modules.ts");
    const video = { href: "/content/photo-consult#telehealth" };
    const gone = ["/content/photo-consult", "/gallery-popup", "/gallery/acne", "/before-after"];
    expect(modules.presentLinks([plain, ...gone.map((href) => ({ href })), video])).toEqual([
      plain,
      video,
    ]);
  });

  it("may name their facts in a text that is shown nowhere, and is told the line of one that is", async () => {
    const { absentFactFaults, withFacts } = await import("./fill-facts.ts");
    const file = "content/words/home.yaml";
    const text = withFacts("Call us.\n\nIt costs {{price.photoConsult}}, or {{Nearby}}.", file);
    expect(text).not.toContain("{{");
    expect(absentFactFaults("A text without any.")).toEqual([]);
    expect(absentFactFaults(text)).toEqual([
      `${file}, line 3: expected a text without {{price.photoConsult}}, because the practice has none (content/prices.yaml: photoConsult), found it in a text that is shown`,
      `${file}, line 3: expected a text without {{nearby}}, because the practice has none (content/practice.yaml: nearbyAreas), found it in a text that is shown`,
    ]);
    expect(() => withFacts("{{price.photoConsul}}", file)).toThrow(
      /did you mean \{\{price\.photoConsult\}\}\?$/,
    );
  });

  it("leaves an entry out of a list that names one", async () => {
    const { namesNothingAbsent, withFacts } = await import("./fill-facts.ts");
    const entry = (value: string) => ({ label: "a", value: withFacts(value, "content/a.yaml") });
    expect(["{{rating.value}}", "Same day"].map(entry).filter(namesNothingAbsent)).toEqual([
      { label: "a", value: "Same day" },
    ]);
  });
});
