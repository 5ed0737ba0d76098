import { describe, expect, it } from "vitest";
import { themeSchema } from "./theme.ts";
import { contentText } from "./validation/read.ts";
import { validate } from "./validation/validate.ts";
import { parseYaml } from "./validation/yaml.ts";

type Theme = Record<"light" | "dark" | "highContrast", Record<string, string | undefined>>;

const file = "content/theme.yaml";

/** Returns the theme's errors after a change. */
function faultsOf(change: (theme: Theme) => void): string {
  const theme = parseYaml(file, contentText("theme.yaml")) as Theme;
  change(theme);
  try {
    validate(file, themeSchema, theme);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the theme", () => {
  it("refuses words that are too faint, with the pair, its ratio and a color that would do", () => {
    const told = faultsOf(({ light }) => {
      light["paper"] = "#ffffff";
      light["muted"] = "#999999";
    });
    expect(told).toMatch(
      /^content\/theme\.yaml: light\.muted: expected a color with a contrast of 4\.5:1 or more on paper \(#ffffff\), such as #[\da-f]{6}; this one has 2\.84:1, found "#999999"$/m,
    );
  });

  it("tells a faint pair at the color of the mode that has one of its own", () => {
    const told = faultsOf(({ dark }) => {
      dark["action"] = "#ffd0c0";
    });
    expect(told).toMatch(
      /^content\/theme\.yaml: dark\.action: expected .* under on-action \(#fff\)/,
    );
  });

  it("asks for 7:1 in high contrast", () => {
    const told = faultsOf(({ highContrast }) => {
      highContrast["muted"] = "#5f6f6c";
    });
    expect(told).toContain("highContrast.muted: expected a color with a contrast of 7:1 or more");
  });

  it("tells what is no color in its own words alone", () => {
    const told = faultsOf(({ light }) => {
      light["ink"] = "black";
    });
    expect(told).toBe(
      'content/theme.yaml: light.ink: expected a color of three or six hexadecimal digits such as #0f5257, found "black"',
    );
  });
});
