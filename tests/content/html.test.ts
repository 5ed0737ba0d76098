import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { builtPages } from "../support/pages.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** Accepted violations, each limited to one page, with its reason. */
const exceptions: { path: string; rule: string; reason: string }[] = [];

const faults = async (path: string, html: string) => {
  const { results } = await validator.validateString(html, `${path}.html`);
  return results.flatMap(({ messages }) =>
    messages
      .filter(
        ({ ruleId }) => !exceptions.some((known) => known.path === path && known.rule === ruleId),
      )
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};

describe("every built page is valid HTML", () => {
  it.each(builtPages)("$path", async ({ path, html }) => {
    expect(await faults(path, html)).toEqual([]);
  });

  it("detects invalid HTML", async () => {
    const [page] = builtPages;
    const spoiled = page?.html.replace("<main ", '<main id="main" ') ?? "";
    expect(await faults("/spoiled", spoiled)).not.toEqual([]);
    expect(await faults("/spoiled", "<!doctype html><p><div></div></p>")).not.toEqual([]);
  });
});
