import { services } from "#content/services";
import { paths, redirects } from "../../../app/paths.ts";
import { expectAccessible } from "../../support/axe.ts";
import { builtPages } from "../../support/built-pages.ts";
import {
  boxesOf,
  expectWithinWidth,
  setRootClasses,
  setStyleSheet,
  textSpacing,
} from "../../support/layout.ts";
import { expect, open, test } from "../../support/test.ts";

const redirected = new Set<string>(redirects.map(({ from }) => from));
/** An address that the server returns with each error document. */
const missing: Record<string, string> = {
  [paths.malformed]: "/%",
  [paths.notFound]: "/no-such-page",
  [paths.unknownService]: "/service/no-such-service",
};

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
  expectedConsole: /status of 40[04]/,
});

for (const { path } of builtPages.filter((page) => !redirected.has(page.path))) {
  test(`${path} passes axe, and fits in 320 px`, async ({ page }) => {
    await open(page, missing[path] ?? path);
    if (path.startsWith("/gallery")) await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expectWithinWidth(page, "320 px, as at 400 % zoom (WCAG 1.4.10)");
    await setRootClasses(page, ["large-text", "dyslexia-font"]);
    await page.evaluate(() => document.fonts.ready);
    await expectWithinWidth(page, "320 px in large, wide letters");
  });
}

for (const { path } of services) {
  test(`${path} cuts nothing off where text is spaced`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    await setStyleSheet(page, textSpacing);
    await expectWithinWidth(page, "text spacing, 1280 px (WCAG 1.4.12)");
    await page.setViewportSize({ width: 820, height: 800 });
    const labels = await boxesOf(page.locator(".schematic-labels div"));
    for (const { left, top, right, bottom } of labels)
      expect(
        labels.filter((b) => b.left < right && b.right > left && b.top < bottom && b.bottom > top),
        "labels of a figure, 820 px",
      ).toHaveLength(1);
  });
}
