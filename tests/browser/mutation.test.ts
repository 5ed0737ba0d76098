import { preventReload } from "../support/gallery.ts";
import { richestPages } from "../support/templates.ts";
import { expect, open, type Page, quickIf, test } from "../support/test.ts";

/* Translators, extensions and blockers change a page before and after hydration. No change may
   blank the page, remove what its HTML offers, or leave a control that does nothing. */

// Islands that fall back to client rendering say so.
test.use({ expectedConsole: /^Island / });

/** Runs in the page: nodes removed and moved, then all text translated, nodes and classes added. */
function mutate(): void {
  /** Returns about as many of the elements as asked for, spread over the page from one on. */
  const spread = (selector: string, count: number, first: number) => {
    const all = [...document.querySelectorAll(selector)].slice(first);
    const step = Math.max(1, Math.floor((all.length + first) / count));
    return all.filter((_, index) => index % step === 0);
  };
  for (const leaf of spread("main p, main li, .island *, footer li", 5, 2)) {
    if (!leaf.querySelector("h1")) leaf.remove();
  }
  for (const node of spread("main li, main p, .island *", 8, 1)) node.parentElement?.append(node);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, svg, noscript")) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.replaceWith(outer);
    inner.textContent = `§${text.data}`;
  }
  const landmarks = "header, nav, main, footer, section, aside, dialog, form, [data-island]";
  for (const landmark of document.querySelectorAll(landmarks)) {
    landmark.prepend(document.createElement("span"));
  }
  for (const element of document.querySelectorAll("*")) element.classList.add("extension");
}

/** Hydrates every island of the page, as a passing pointer would. */
async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island][data-on="intent"]')) {
      const target = island.querySelector("button, a, input") ?? island;
      target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-island][data-on="intent"]')].every((island) =>
          /mounted|broken/.test((island as HTMLElement).dataset["status"] ?? ""),
        ),
      ),
    )
    .toBe(true);
}

/** Runs in the page: uses every control, closes what opened, and returns the number of controls. */
async function useControls(): Promise<number> {
  window.print = () => {};
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const selector = "button, summary, input[type=checkbox], input[type=range]";
  // Skip controls that navigate.
  const navigates = (control: HTMLElement) =>
    control.closest("form[method=post]") || /MEDICAL DISCLAIMER/.test(control.textContent);
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => control.checkVisibility() && !navigates(control),
  );
  for (const control of controls) {
    if (!control.isConnected) continue;
    control.click();
    await frame();
    for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
      popover.hidePopover();
    }
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }
  await frame();
  return controls.length;
}

/** Returns the amount of text, and whether the landmarks exist. */
const measureText = (page: Page) =>
  page.evaluate(() => ({
    main: document.querySelector("main")?.innerText.trim().length ?? 0,
    title: document.querySelector<HTMLElement>("main h1")?.innerText.trim().length ?? 0,
    frame: ["header a", "footer a", 'a[href^="tel:"]'].every((each) =>
      document.querySelector(each),
    ),
  }));

/** The minimum share of text left after using all controls; the gate hides the gallery's. */
const minimumShare = (path: string) => (path.startsWith("/gallery") ? 0.4 : 0.8);

for (const path of richestPages) {
  test(`every control of ${path} works${quickIf(/service/.test(path))}`, async ({ page }) => {
    await preventReload(page);
    await page.addInitScript(
      `document.addEventListener("DOMContentLoaded", () => { if (self === top) (${mutate})(); })`,
    );
    await open(page, path);
    await hydrateAll(page);
    await page.evaluate(mutate);
    const before = await measureText(page);
    expect(before.title).toBeGreaterThan(0);
    expect(before.frame).toBe(true);
    expect(await page.evaluate(useControls)).toBeGreaterThan(5);
    const after = await measureText(page);
    expect(after.title).toBeGreaterThan(0);
    expect(after.frame).toBe(true);
    // Accepted pictures may still be loading.
    await expect
      .poll(async () => (await measureText(page)).main)
      .toBeGreaterThan(before.main * minimumShare(path));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header [popovertarget="booking"]')?.click();
    });
    await expect(page.locator("dialog#booking")).toHaveAttribute("open", /.*/);
  });
}
