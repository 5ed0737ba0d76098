import { describe, expect, it } from "vitest";
import { choiceFault, chosenText } from "./conditional-content.ts";

const known = { WhenMaps: { is: "on-click", of: ["near-view", "on-click"] } };

describe("a text with parts for some settings", () => {
  it("keeps the part that is true, and each line in its place", () => {
    const text =
      'Before\n\n<WhenMaps is="near-view">\n\nNear\n\n</WhenMaps>\n\n<WhenMaps is="on-click">\n\n**Click**\n\n</WhenMaps>\n\nAfter';
    expect(chosenText(text, known)).toBe("Before\n\n\n\n\n\n\n\n\n\n**Click**\n\n\n\nAfter");
    const inline = 'It loads <WhenMaps is="on-click">when you ask (<b>once</b>)</WhenMaps>.';
    expect(chosenText(inline, known)).toBe("It loads when you ask (<b>once</b>).");
  });

  it.each(['<WhenMaps is="sometimes">', "<WhenMaps>"])("tells an unknown value: %s", (tag) => {
    expect(choiceFault(tag, known)).toContain(
      `expected <WhenMaps> with one of is="near-view", is="on-click", found ${tag}`,
    );
    expect(choiceFault('<WhenMaps is="near-view">', known)).toBe(null);
  });
});
