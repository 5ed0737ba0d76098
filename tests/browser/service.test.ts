import { services } from "#content/services";
import * as serviceWords from "#words/service";
import { boxesOf, boxOf, expectWithinWidth, setStyleSheet } from "../support/layout.ts";
import { holdRequests, rewrite } from "../support/requests.ts";
import { expect, open, test, waitForScripts } from "../support/test.ts";
import { wake } from "../support/wait.ts";

const [{ path } = { path: "" }] = services;

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test("contents fold on phones, are a list elsewhere, and mark the section", async ({ page }) => {
  await open(page, "/service/acne");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("listitem").first()).toBeVisible();
  await expect(contents.locator("summary")).toBeHidden();
  expect(await contents.ariaSnapshot()).not.toContain("group");
  const current = contents.locator("[aria-current]");
  await expect(current).toHaveCount(0);
  await contents.getByRole("link", { name: serviceWords.parts.treatments }).click();
  await expect(current).toHaveText(serviceWords.parts.treatments);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents.getByRole("list")).toBeHidden();
  await contents.getByText("On this page").filter({ visible: true }).click();
  await expect(contents.getByRole("link", { name: "Causes" })).toBeVisible();
  await expect(page.locator(".questions")).toContainText(
    "ID card or passport, a list of your medicines, allergies",
  );
});

test("the table of contents marks headings in any language", async ({ page }) => {
  await open(page, "/es");
  const contents = page.getByRole("navigation", { name: "En esta página" });
  const link = contents.getByRole("link", { name: "Cuándo pedir ayuda de emergencia" });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "location");
  // Its lists are a service's: two signs in a row begin at one height.
  const [first, second] = await boxesOf(page.locator(".care-card-emergency li"));
  expect(first?.y).toBe(second?.y);
  // A malformed address throws nothing.
  await open(page, "/es#%E0");
});

test("the key facts cover no button, however long the words above are", async ({ page }) => {
  await open(page, path);
  await page.locator(".page-hero-lead > :last-child").evaluate((words) => {
    words.textContent = `${words.textContent} `.repeat(24);
  });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const buttons = await boxOf(page.locator(".page-hero-actions"));
    const facts = await boxOf(page.locator(".glance"));
    expect(facts.y, `${width} px`).toBeGreaterThan(buttons.bottom);
  }
});

test("at twice the text size labels keep their words, lines their slash @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await setStyleSheet(page, "html { font-size: 200%; }");
  const label = page.locator(".schematic-labels b").first();
  await label.evaluate((element) => {
    element.textContent = "Outer hemorrhoid";
  });
  await expectWithinWidth(page, "200 %");
  const item = page.locator(".breadcrumb-list li").first();
  const slash = await item.evaluate((element) => {
    const { fontSize, width } = getComputedStyle(element, "::before");
    return Number.parseFloat(fontSize) / Number.parseFloat(width);
  });
  expect(slash, "what is clipped is as wide as the letter").toBeLessThan(1.01);
});

test("a translation leaves the words of the buttons beside a text whole", async ({ page }) => {
  await open(page, path);
  const call = page.locator(".book-card-actions button");
  for (const word of ["Llamar", "Anrufen", "Позвонить"]) {
    const lines = await call.evaluate(({ lastChild }, word) => {
      (lastChild as Text).data = word;
      const words = document.createRange();
      words.selectNodeContents(lastChild as Text);
      return words.getClientRects().length;
    }, word);
    expect(lines, word).toBe(1);
  }
});

/** Returns the blocks of text in which a screen reader hears a source twice. */
const hearingTwice = (blocks: Element[]) =>
  blocks
    .filter((block) => {
      const links = block.querySelectorAll<HTMLAnchorElement>(
        ":scope > .service-cites > .service-cite:not([aria-hidden=true])",
      );
      const sources = [...links].map(({ hash }) => hash);
      return new Set(sources).size < sources.length;
    })
    .map(({ textContent }) => textContent);

/** Returns the citations that stand on another line than the text before them. */
const startingLine = (links: Element[]) =>
  links
    .filter((link) => {
      const before = link.parentElement?.previousSibling;
      if (!(before instanceof Text)) return false;
      const range = document.createRange();
      range.setStart(before, before.length - 1);
      range.setEnd(before, before.length);
      return range.getBoundingClientRect().bottom < link.getBoundingClientRect().top;
    })
    .map(({ outerHTML }) => outerHTML);

/** Returns the citations whose target is less than 44 px high or, without others beside it, wide. */
const tooSmall = (links: Element[]) =>
  links
    .filter((link) => {
      const [width, height] = ["width", "height"].map((side) =>
        Number.parseFloat(getComputedStyle(link, "::after").getPropertyValue(side)),
      );
      const isCite = (each: ChildNode | null) =>
        (each as Element | null)?.className === "service-cite";
      const isCrowded = isCite(link.previousSibling) && isCite(link.nextSibling);
      return Number(height) < 44 || (Number(width) < 44 && !isCrowded);
    })
    .map(({ outerHTML }) => outerHTML);

test("a citation is announced once, starts no line and opens its source", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const blocks = page.locator(".service-prose :is(p, li)");
    const cites = blocks.locator("> .service-cites > .service-cite");
    expect(await blocks.evaluateAll(hearingTwice)).toEqual([]);
    expect(await cites.evaluateAll(startingLine)).toEqual([]);
    expect(await cites.evaluateAll(tooSmall)).toEqual([]);
    const cited = page.locator(".service-prose p .service-cite").first();
    const source = page.locator((await cited.getAttribute("href")) ?? "");
    await expect(source).toBeHidden();
    await cited.click({ position: { x: 2, y: 2 } });
    await expect(source).toBeInViewport();
  }
});

test("a section that an address opened stays closed once closed @all", async ({ page }) => {
  await rewrite(page, path, (html) =>
    html.replace("<footer", '<script src="/assets/held.js"></script><footer'),
  );
  await page.route("**/assets/held.js", (route) => route.fulfill({ body: "" }));
  const release = await holdRequests(page, /held\.js$/);
  await page.goto(`${path}#sources`, { waitUntil: "commit" });
  const section = page.locator("details", { has: page.locator("#sources") });
  await expect(section).toHaveAttribute("open");
  await section.locator("summary").click();
  await expect(section).not.toHaveAttribute("open");
  release();
  await waitForScripts(page);
  await expect(section).not.toHaveAttribute("open");
});

test("dated content is shown and hidden by its dates", async ({ page }) => {
  const parts = `<p data-until="2000-01-01">Past holiday</p>
    <p data-until="2999-01-01">Next holiday</p>
    <p data-due="2000-01-01" hidden>Overdue review</p>
    <p data-due="2999-01-01" hidden>Later review</p></main>`;
  await rewrite(page, path, (html) => html.replace("</main>", parts));
  await open(page, path);
  await expect(page.getByText("Past holiday")).toBeHidden();
  await expect(page.getByText("Next holiday")).toBeVisible();
  await expect(page.getByText("Overdue review")).toBeVisible();
  await expect(page.getByText("Later review")).toBeHidden();
  await page.clock.setFixedTime(new Date("3000-01-01T12:00:00Z"));
  await wake(page);
  await expect(page.getByText("Next holiday")).toBeHidden();
  await expect(page.getByText("Later review")).toBeVisible();
});
