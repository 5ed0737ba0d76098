import { expect, it } from "vitest";
import { coastViewNames } from "../../../content-schema/view-names.ts";
import {
  illustration,
  illustrationFiles,
  illustrationImage,
  shapesByDay,
} from "./illustrations.ts";

it.each([...illustrationFiles])("%s declares every color that it uses", (_, text) => {
  const [, day = ""] = /<style>svg\{([^}]*)\}/.exec(text) ?? [];
  for (const [, name] of text.matchAll(/var\(--([\w-]+)/g)) {
    expect(day).toMatch(new RegExp(`(?:^|;)--${name}:#`));
  }
  expect(text).not.toContain("undefined");
});

it("is an image's source, or a part of it", () => {
  const { src, width } = illustrationImage("sail", "crop");
  expect([...illustrationFiles.keys()]).toContain(src.replace("#crop", ""));
  expect(width).toBeLessThan(600);
  expect(illustrationImage("room").src).toMatch(/^\/assets\/room-[\da-f]{8}\.svg$/);
});

it.each(coastViewNames)("%s has a part for the list of services", (name) => {
  expect(illustrationImage(name, "crop").loading).toBe("lazy");
  expect(shapesByDay(name)).not.toMatch(/var\(|""/);
});

it("names the file that is missing, and the part that a file has not", () => {
  expect(() => illustration("whale")).toThrow("app/illustrations/whale.svg: expected a picture");
  expect(() => illustrationImage("home", "tail")).toThrow(
    'app/illustrations/home.svg: expected <view id="tail">, found none',
  );
});
