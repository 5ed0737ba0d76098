import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose answer depends on styles: all that a display setting can change. */
const styleRules = [
  "color-contrast",
  "color-contrast-enhanced",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
  "avoid-inline-spacing",
  "css-orientation-lock",
];

/** axe takes the links that styles show of a closed disclosure (`::details-content`) for hidden. */
const isFalse = (rule: string, target: string) =>
  rule === "scrollable-region-focusable" && target.endsWith(".contents");

async function expectNone(page: Page, builder: AxeBuilder, state: string): Promise<void> {
  // What no first screen shows waits for the deferred sheet.
  await expect(page.locator("html")).not.toHaveAttribute("data-styles", /.*/, { timeout: 60_000 });
  // The sample booking page and the vendors' pages are documents of their own.
  const { violations } = await builder.exclude("iframe").analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isFalse(id, String(target)))
      .map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(lines, state).toEqual([]);
}

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices in the page as it stands.
 *
 * @param without rules that cannot hold there, each with its reason at the call
 */
export const expectAccessible = (
  page: Page,
  without: readonly string[] = [],
  state = "axe",
): Promise<void> =>
  expectNone(page, new AxeBuilder({ page }).withTags(tags).disableRules([...without]), state);

/**
 * Expects no violation of the rules that styles decide, for a page whose other rules were checked.
 * `enhanced` also asks for 7:1 text (WCAG 1.4.6), which High Contrast promises.
 *
 * @param except what is left out, with its reason at the call
 */
export function expectReadable(
  page: Page,
  state: string,
  enhanced: boolean,
  except: readonly string[] = [],
): Promise<void> {
  const rules = styleRules.filter((rule) => enhanced || rule !== "color-contrast-enhanced");
  const builder = new AxeBuilder({ page }).withRules(rules);
  for (const selector of except) builder.exclude(selector);
  return expectNone(page, builder, state);
}
