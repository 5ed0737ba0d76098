import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices in the page as it stands.
 *
 * @param without rules that cannot hold there, each with its reason at the call
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules([...without])
    // The sample booking page and the vendors' pages are documents of their own.
    .exclude("iframe")
    .analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(lines).toEqual([]);
}
