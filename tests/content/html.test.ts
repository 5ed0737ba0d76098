import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { builtPages } from "../support/pages.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

it.each(builtPages)("$path is valid HTML", async ({ path, html }) => {
  const { results } = await validator.validateString(html, `${path}.html`);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(errors).toEqual([]);
});

it("invalid HTML is detected", async () => {
  expect(await validator.validateString("<p><div></div></p>")).toHaveProperty("valid", false);
});
