import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, it } from "vitest";

const file = readFileSync(join(import.meta.dirname, "../Dockerfile"), "utf8");

it("the Dockerfile has no error that its linter knows", () => {
  expect(validate(file).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
    [],
  );
});

it("the image names exact versions and runs without root's rights", () => {
  for (const [, image] of file.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+/);
  expect(file.slice(file.lastIndexOf("FROM"))).toMatch(/^USER nginx$/m);
});
