import { expect, open, quickIf, test } from "../support/test.ts";
import { waitForFrames } from "../support/wait.ts";

/** Returns what is wrong with the focused element: covered, out of order, or without an outline. */
const focusErrors = () => {
  const focused = document.activeElement;
  const errors: string[] = [];
  if (!focused || focused === document.body) return null;
  const name = `${focused.tagName} “${(focused.textContent || focused.getAttribute("aria-label") || "").trim().slice(0, 40)}”`;

  const box = [...focused.getClientRects()].find(({ width }) => width > 0);
  const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const related = top && (focused.contains(top) || top.contains(focused));
  const sticky = top?.closest(".header, .accessibility-panel-button");
  if (!related || (sticky && !sticky.contains(focused))) errors.push(`${name} is covered`);

  const previous = document.querySelector("[data-visited]");
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  if (previous && !(previous.compareDocumentPosition(focused) & follows)) {
    errors.push(`${name} comes before the last stop in the document`);
  }
  previous?.removeAttribute("data-visited");
  focused.setAttribute("data-visited", "");

  const parents: Element[] = [];
  for (let at: Element | null = focused; at; at = at.parentElement) parents.push(at);
  const marked = parents.slice(0, 5).find((at) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!marked) return [...errors, `${name} shows no focus`];
  // Of two rings, one has 3:1 on any color; content-schema/theme.ts checks theirs.
  const { boxShadow, outlineOffset } = getComputedStyle(marked);
  if (marked === focused && boxShadow === "none" && Number.parseFloat(outlineOffset) >= 0) {
    errors.push(`${name} has no second ring`);
  }
  return errors;
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [path, width, height] of [
  ["/", 390, 844],
  ["/service/acne", 1440, 900],
  ["/content/photo-consult", 390, 844],
  ["/testimonials", 320, 512],
] as const) {
  test(`focus on ${path} at ${width} px${quickIf(path === "/")}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    const errors: string[] = [];
    let stops = 0;
    for (; stops < 200; stops += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.tagName === "IFRAME")) continue;
      // The action bar hides in the frame after the scroll.
      await waitForFrames(page);
      const found = await page.evaluate(focusErrors);
      if (!found) break;
      errors.push(...found);
    }
    expect(errors).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    const last = page.locator(".footer-links [data-visited]");
    await expect(last, "the last stop").toHaveText("Accessibility");
  });
}
