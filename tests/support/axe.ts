import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect, waitForLayout } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that depend on styles, and so on the display settings. */
const styleRules = [
  ...["color-contrast", "color-contrast-enhanced", "link-in-text-block", "target-size"],
  ...["scrollable-region-focusable", "avoid-inline-spacing", "css-orientation-lock"],
];

/** False positive: axe treats links in `::details-content` of a closed disclosure as hidden. */
const isFalsePositive = (rule: string, target: string) =>
  rule === "scrollable-region-focusable" && target.endsWith(".toc");

/**
 * Runs axe in the page itself: `@axe-core/playwright` opens an extra page per report to support
 * frames, which takes four times as long; frames are separate documents here.
 */
async function expectNoIssues(
  page: Page,
  options: RunOptions,
  state: string,
  except: readonly string[] = [],
): Promise<void> {
  await waitForLayout(page);
  // `evaluate`, because the site's policy blocks a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ exclude, options }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude }, options),
    {
      exclude: ["iframe", ...except],
      options: { ...options, resultTypes: ["violations" as const] },
    },
  );
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isFalsePositive(id, String(target)))
      .map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(lines, state).toEqual([]);
}

/**
 * Asserts that axe finds no violation of WCAG 2.2 AA or of its best practices.
 * @param enhanced whether to assert 7:1 contrast (WCAG 1.4.6) too
 * @param except selectors to exclude, each with its reason at the call
 */
export const expectAccessible = (
  page: Page,
  state = "axe",
  { enhanced = false, except = [] as readonly string[] } = {},
): Promise<void> => {
  const rules = {
    "color-contrast-enhanced": { enabled: enhanced },
    "label-content-name-mismatch": { enabled: true },
  };
  return expectNoIssues(page, { runOnly: tags, rules }, state, except);
};

/**
 * Asserts only the rules that depend on styles. `enhanced` also asserts 7:1 contrast (WCAG 1.4.6),
 * which High Contrast promises.
 */
export function expectReadable(page: Page, state: string, enhanced: boolean): Promise<void> {
  const rules = styleRules.filter((rule) => enhanced || rule !== "color-contrast-enhanced");
  return expectNoIssues(page, { runOnly: rules }, state);
}
