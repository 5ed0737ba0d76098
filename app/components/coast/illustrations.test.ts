import { expect, it } from "vitest";
import { illustration, illustrationFiles, illustrationImage } from "./illustrations.ts";

it.each([...illustrationFiles])("%s declares every color that it uses", (_, text) => {
  const [, day = ""] = /<style>svg\{([^}]*)\}/.exec(text) ?? [];
  for (const [, name] of text.matchAll(/var\(--([\w-]+)/g)) {
    expect(day).toMatch(new RegExp(`(?:^|;)--${name}:#`));
  }
  expect(text).not.toContain("undefined");
});

it("names the file that is missing, and the part that a file has not", () => {
  expect(() => illustration("whale")).toThrow("app/illustrations/whale.svg: expected a picture");
  expect(() => illustrationImage("home", "tail")).toThrow(
    'app/illustrations/home.svg: expected <view id="tail">, found none',
  );
});
