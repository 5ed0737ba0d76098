import { publicPaths } from "../../content/site-map.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const path of publicPaths) {
  test(`${path} keeps its width with text at twice the size (WCAG 1.4.4)`, async ({ page }) => {
    await open(page, path);
    // What a browser's own text size setting does.
    await page.addStyleTag({ content: "html { font-size: 200%; }" });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("main *, header *, footer *")]
        .filter(
          (element) =>
            !element.closest(
              ".press-strip, svg, dialog, .desktop-nav, .header-wide, .visually-hidden, .skip-link",
            ) && element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
        )
        .map(
          (element) =>
            `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
        ),
    );
    expect(wide).toEqual([]);
  });
}
