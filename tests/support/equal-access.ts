import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A result of the engine: rule, confidence and message. */
type Result = {
  ruleId: string;
  value: [level: string, verdict: string];
  message: string;
  snippet: string;
};
type Engine = {
  ace: {
    Checker: new () => {
      check: (root: Document, sets: string[]) => Promise<{ results: Result[] }>;
    };
  };
};

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine"),
  "utf8",
);

/** False positive: `http-equiv="Content-Security-Policy"` is valid HTML. */
const allowed = /<meta [^>]*http-equiv="Content-Security-Policy"/;

/**
 * Asserts that IBM's Equal Access engine finds no definite violation; it has rules that axe lacks.
 * Potential violations are ignored.
 */
export async function expectEqualAccess(page: Page, state: string): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-styles", /.*/, { timeout: 60_000 });
  // `evaluate`, because the site's policy blocks a script element.
  await page.evaluate(`${engine}; globalThis.ace = ace; undefined`);
  const results = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as Engine;
    const report = await new ace.Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"]);
    return report.results.map(({ ruleId, value, message, snippet }) => ({
      ruleId,
      value,
      message,
      snippet,
    }));
  });
  const faults = results
    .filter(({ value: [, verdict], snippet }) => verdict === "FAIL" && !allowed.test(snippet))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
  expect(faults, `Equal Access, ${state}`).toEqual([]);
}
