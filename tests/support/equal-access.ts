import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** What the engine says of one place: whether it is sure, and what is wrong. */
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

/** A policy in the document itself is valid HTML; the rule's list of deprecated attributes is older. */
const allowed = /<meta [^>]*http-equiv="Content-Security-Policy"/;

/**
 * Expects that IBM's Equal Access engine is sure of no fault in the page as it stands. It knows rules
 * that axe does not; what it asks a person to look at is left out.
 */
export async function expectEqualAccess(page: Page, state: string): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-styles", /.*/, { timeout: 60_000 });
  // The engine is one script that declares `ace`; the site's policy would refuse it in a tag.
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
