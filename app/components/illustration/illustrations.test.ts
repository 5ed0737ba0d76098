import { expect, it } from "vitest";
import { illustrationFiles } from "./illustrations.ts";

it.each([...illustrationFiles])("%s declares every color that it uses", (_, text) => {
  const [, day = ""] = /<style>svg\{([^}]*)\}/.exec(text) ?? [];
  for (const [, name] of text.matchAll(/var\(--([\w-]+)/g)) {
    expect(day).toMatch(new RegExp(`(?:^|;)--${name}:#`));
  }
  expect(text).not.toContain("undefined");
});
