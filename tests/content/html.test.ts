import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { builtPages, builtText } from "../support/pages.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
/** The page that the service worker shows offline. */
const [, offline = '""'] = /^const page = (".*");$/m.exec(builtText("service-worker.js")) ?? [];

it.each([...builtPages, { path: "/offline", html: JSON.parse(offline) as string }])(
  "$path is valid HTML",
  async ({ path, html }) => {
    const { results } = await validator.validateString(html, `${path}.html`);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(errors).toEqual([]);
  },
);

it("no search engine lists the offline page", () => expect(offline).toContain("noindex"));
