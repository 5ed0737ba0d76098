import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { builtPages } from "../support/pages.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

const faults = async (path: string, html: string) => {
  const { results } = await validator.validateString(html, `${path}.html`);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};

it.each(builtPages)("$path is valid HTML", async ({ path, html }) => {
  expect(await faults(path, html)).toEqual([]);
});

it("the validator detects invalid HTML", async () => {
  expect(await faults("/spoiled", "<!doctype html><p><div></div></p>")).not.toEqual([]);
});
