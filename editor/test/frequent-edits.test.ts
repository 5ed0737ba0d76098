import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../tests/support/axe.ts";
import { expect, test } from "../../tests/support/test.ts";
import { changes, editContent, origin, preview } from "./copy.ts";
import {
  onSite,
  openBeside,
  openForm,
  openTask,
  pressSave,
  retype,
  save,
  savedButton,
  unfold,
} from "./form.ts";

/* What a practice does most often. */
editContent();

test("a price is one line of its file, and the page beside the form shows it", async ({ page }) => {
  const { form, site } = await openBeside(page, "Change a price");
  await expect(form.getByLabel("Photo consult")).toBeFocused();
  await expect(form.getByText("Anal Fissure", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("On the page “Photo Consult”");
  await form.getByLabel("Photo consult").fill("$1,045");
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $39.95");
  await save(form);
  await expect(form.getByText("Entry saved")).toBeVisible();
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $1,045.00");
  expect(changes("content/prices.yaml")).toEqual(["< photoConsult: 39.95", "> photoConsult: 1045"]);
  // Once more in the form that stayed open.
  await form.getByLabel("Photo consult").click();
  await retype(form.getByLabel("Photo consult"), "41.95");
  await form.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(savedButton(form)).toBeFocused();
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $41.95");
  expect(changes("content/prices.yaml")).toContain("> photoConsult: 41.95");
});

test("opening another page in the preview wins over a reload of the first", async ({ page }) => {
  await openBeside(page);
  const status = page.getByRole("status");
  await expect(status).toHaveText("On the page “Private proctology care”");
  await page.route("**/content/photo-consult", async () => {
    await page.unroute("**/content/photo-consult");
    const [, home] = page.frames().filter((frame) => frame.parentFrame());
    // Cancels the request, which stays without an answer.
    await home?.evaluate(() => location.reload());
  });
  await page.frameLocator("#form").getByRole("link", { name: "Change a price" }).click();
  await expect(status).toHaveText("On the page “Photo Consult”");
});

test("the preview reports a stopped server, and returns with it", async ({ page }) => {
  const { form } = await openBeside(page);
  const shown = page.getByRole("status");
  await expect(shown).toHaveText(/^On the page/);
  let isStopped = true;
  let answers = 0;
  await page.route(/settings\.json/, async (route) => {
    if (route.request().frame() !== page.mainFrame()) return route.continue();
    if (isStopped) return route.abort();
    answers += 1;
    await route.continue();
  });
  await form.getByRole("link", { name: "Change a price" }).click();
  await expect(shown).toHaveText(/^The program behind the form has stopped\./);
  await form.getByLabel("Video visit").focus();
  isStopped = false;
  await expect(shown).toHaveText("On the page “Photo Consult”");
  // Each retry of a field that is no longer edited would open its page again.
  await setTimeout(4000);
  expect(answers).toBe(1);
});

test("a testimonial is added and removed", async ({ page }) => {
  const file = "content/testimonials.yaml";
  const words = "I was nervous, and they noticed. Everything was explained before it happened.";
  await openTask(page, "Add a testimonial");
  await expect(page.getByLabel("Name").last()).toBeFocused();
  await page.getByLabel("Name").last().fill("M. R.");
  await page.getByLabel("own words").last().fill(words);
  await page.getByLabel("signed permission").last().fill("Folder 12, May 2026");
  await save(page);
  expect(changes(file)).toEqual([
    ">   - name: M. R.",
    `>     text: ${words}`,
    ">     permission: Folder 12, May 2026",
    ">     sample: false",
  ]);
  await onSite(page, "/testimonials", async (shown) => {
    await expect(shown.getByRole("figure").filter({ hasText: "M. R." })).toBeVisible();
    const denial = shown.getByText(/no patient wrote/i);
    await expect(denial.filter({ hasNotText: "samples" })).toHaveCount(0);
  });
  await openForm(page, "team/testimonials");
  await page.getByText("M. R.", { exact: true }).locator("xpath=../div[1]//button").last().click();
  await save(page);
  expect(changes(file)).toEqual([]);
});

test("an office is closed for two days, and other hours on Friday", async ({ page }) => {
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);
  const [day = "", last = ""] = [3, 4].map((count) => inDays(count).toISOString().slice(0, 10));
  await openTask(page, "Close the office");
  await expect(page.getByLabel(/^Day/).last()).toBeFocused();
  await expect(page.locator('[data-name="No day"]')).toBeAttached();
  // By keys, as in an American browser: the month, the day and the year.
  await page.keyboard.type(day.replace(/(\d+)-(\d+)-(\d+)/, "$2$3$1"));
  await expect(page.getByLabel(/^Day/).last()).toHaveValue(day);
  await page.getByLabel("Last day").last().fill(last);
  await page.getByLabel("Office").last().click();
  await page.getByRole("option", { name: "Beverly Hills" }).click();
  await page.getByLabel("Reason").last().fill("Staff training");
  // Anywhere on the bar.
  const arrow = page.getByRole("button", { name: "Expand", exact: true }).first();
  await arrow.locator("xpath=../..").click();
  const fridayCloses = page.getByLabel(/^Closes/).nth(4);
  await fridayCloses.fill("15:00");
  await save(page);
  expect(changes("content/hours.yaml")).toEqual([
    '<     closes: "17:00"',
    '>     closes: "15:00"',
    "< holidays: []",
    "> holidays:",
    `>   - date: "${day}"`,
    `>     until: "${last}"`,
    ">     office: beverly-hills",
    ">     hours: null",
    ">     reason: Staff training",
  ]);
  await page.reload();
  await expect(page.getByText(new RegExp(`^\\w+day, .+ until ${last}$`))).toBeVisible();
  const lineOf = (shown: Page) =>
    shown.getByRole("complementary", { name: /^(?:Change of hours|Cambio de horario)$/ });
  await onSite(page, "/contact-us", async (shown) => {
    await expect(shown.getByText("Friday9:00 AM to 3:00 PM Pacific").first()).toBeAttached();
    const line = /^Beverly Hills: Closed \w+day, \w+ \d+ to \w+day, \w+ \d+ \(Staff training\)/;
    await expect(lineOf(shown)).toHaveText(line);
  });
  await onSite(page, "/es", (shown) =>
    expect(lineOf(shown)).toHaveText(/^Beverly Hills: Cerrado: \S+, \d+ de \w+ a \S+, \d+ de \w+$/),
  );
  await page.clock.setFixedTime(inDays(6));
  await onSite(page, "/es", (shown) => expect(lineOf(shown)).toBeHidden());
});

test("a sentence with a fact, and an unknown fact", async ({ page }) => {
  const file = "content/words/booking.yaml";
  await openForm(page, "words/booking");
  await unfold(page);
  const lead = page.getByLabel("First sentences");
  await expect(lead).toContainText(/costs \$\d\d\.95\./);
  await expect(lead).not.toContainText("{");
  await lead.fill("By photo for {{price.photo}}.");
  await pressSave(page);
  await expect(page.locator(".problem strong")).toHaveText(
    "Did you mean the fact “price photo consult”?",
  );
  await expect(page.getByText(/phone\.main, phone\.first/)).toBeHidden();
  await page.getByText("What fits here").click();
  await expect(page.getByText(/phone\.main, phone\.first/)).toBeVisible();
  expect(changes(file)).toEqual([]);
  await lead.fill("By photo for");
  await lead.press("End");
  await lead.pressSequentially(" /price photo");
  await page.getByRole("option", { name: /photo consult: \$/ }).click();
  await save(page);
  await expect(page.locator(".problem")).toBeHidden();
  expect(changes(file)).toEqual([
    expect.stringContaining("A photo consult, for residents, costs {{price.photoConsult}}"),
    '>   lead: "By photo for {{price.photoConsult}}"',
  ]);
  await page.goto(`${preview}/about`);
  await expect(page.getByText("By photo for $39.95")).toBeAttached();
});

test("a sentence with a source and a fact; the page shows its place", async ({ page }) => {
  const file = "content/services/anal-pain.mdx";
  const { form, site } = await openBeside(page, "Change the text of a service", "Anal Pain");
  const field = form.locator(".text-field", {
    has: page.locator('[role="textbox"][aria-label="Your visit"]'),
  });
  const text = field.getByRole("textbox");
  await text.press("ControlOrMeta+End");
  const last = (await text.locator("p").last().innerText()).slice(-30);
  await expect(site.getByText(last)).toBeInViewport();

  await expect(form.locator(".text-field li p").first()).toHaveCSS("margin-top", "0px");
  await text.pressSequentially("x");
  await expect(form.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await text.press("Backspace");
  // What is as it was needs no saving.
  await expect(savedButton(form)).toBeVisible();

  await text.press("Enter");
  await text.pressSequentially("It helps <5% of {people}.");
  await field.getByRole("button", { name: /^Add …/ }).click();
  await text.pressSequentially("source");
  await text.press("Enter");
  await text.pressSequentially(" /fact price photo");
  await text.press("Enter");
  await save(form);
  expect(changes(file)).toEqual([
    '> It helps \\<5% of \\{people}. <Cite n="1" /> {{price.photoConsult}}',
    "> ",
  ]);
  await expect(site.getByText("It helps <5% of {people}.")).toBeVisible();
});

test("searching for visible words leads to their field", async ({ page }) => {
  await page.goto(`${origin}/start.html`);
  await page.getByRole("searchbox").fill("(310) 555-0100");
  await page.getByRole("link", { name: /Offices › Beverly Hills › Phone$/ }).click();
  await expect(page.locator('[id^="phone-field-"]').first()).toBeFocused();
  await page.goto(`${origin}/start.html`);
  await page.getByRole("searchbox").fill("9:00 AM");
  await expect(page.getByRole("link", { name: /Opens$/ }).first()).toBeVisible();
  // What pages show comes first; rules of the search are no words.
  await page.getByRole("searchbox").fill("insurance");
  const found = page.locator("#found a");
  await expect(found.filter({ hasText: "Search words" }).first()).toBeVisible();
  const places = await found.allTextContents();
  expect(places.map((each) => each.includes("Search words")).join()).toMatch(
    /^(false,)+(true,?)+$/,
  );
  expect(places.filter((each) => each.includes("|"))).toEqual([]);
  await page.getByRole("searchbox").fill("is called acute");
  await page.getByRole("link", { name: /Anal Fissure › What it is$/ }).click();
  await expect(page.getByRole("textbox", { name: "What it is", exact: true })).toBeFocused();
  const words = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(words).toMatch(/^A tear is called acute/);
});

test("an entry of a list moves by keyboard", async ({ page }) => {
  await openForm(page, "pages/home");
  const handle = (number: number) =>
    page.getByRole("button", { name: `Move entry ${number} with the arrow keys` }).first();
  await handle(3).press("ArrowUp");
  await expect(handle(2)).toBeFocused();
  await expectAccessible(page, "unsaved", { except: ["canvas"] });
  await save(page);
  expect(changes("content/words/home.yaml").slice(0, 2)).toEqual(["<   - press", ">   - press"]);
});

test("an address that changes while the form opens is followed", async ({ page }) => {
  await page.goto(`${origin}/form.html#/collections/words/entries/booking`);
  await page.goto(`${origin}/form.html#/collections/prices-and-hours/entries/prices`);
  await expect(page.getByLabel("Photo consult")).toBeVisible({ timeout: 30_000 });
});
