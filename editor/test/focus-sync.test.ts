import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../../tests/support/requests.ts";
import { expect, test } from "../../tests/support/test.ts";
import { unmarked } from "../mark.ts";
import { copy, editContent, env, origin, preview } from "./copy.ts";
import { openBeside } from "./form.ts";

/* The preview opens fields, and fields show their place in the preview. */
editContent();

/** Opens a page of the site beside the form. */
async function openPage(page: Page, path: string) {
  const { form, site } = await openBeside(page);
  await expect(page.locator("#page")).toHaveAttribute("aria-busy", "false");
  // Home is there: loading it anew would take a click along.
  if (path !== "/") {
    await page.locator("#page").evaluate((frame: HTMLIFrameElement, url) => {
      frame.src = url;
    }, preview + path);
  }
  const link = page.getByRole("link", { name: "See it in a tab" });
  await expect(link).toHaveAttribute("href", preview + path);
  return { form, site };
}

/** Returns the words of a text's passage that has the cursor. */
const passageWithCursor = (text: Locator) =>
  text.evaluate((element) => {
    const { anchorNode } = getSelection() as Selection;
    const passages = [...element.querySelectorAll("p")];
    return passages.find((each) => each.contains(anchorNode))?.textContent;
  });

const service = "/service/anal-fissure";
const clicks = [
  ["a sentence", "/", "text=You know the price", /^First sentences/, "we see it every day"],
  ["a heading", "/", "h1", /Heading/, "Calm care for the things *nobody* likes to talk about."],
  ["a price", "/content/photo-consult", ".price >> nth=0", /^Photo consult/, "39.95"],
  ["an hour", "/contact-us", ".office-hours >> text=9:00 AM to >> nth=0", /^Opens/, "09:00"],
  ["a phone", "/contact-us", "main .unbroken:has-text('555-0100') >> nth=0", /Phone/, "+1"],
  ["a button", "/", "main >> text=Book Your Appointment Now", /Book/, "Book Your Appointment Now"],
  ["a picture", service, ".schematic-art img:visible >> nth=0", /What it shows/, "ring"],
  ["a passage", service, "text=A tear is called acute", /^What it is/, "A tear is called acute"],
  ["a testimonial", "/testimonials", "text=called me in at the minute", /own words/, "Kind people"],
  ["a word in Spanish", "/es", "main p >> nth=0", /^Small line above/, "En español"],
] as const;

for (const [what, path, selector, label, text] of clicks) {
  test(`a click on ${what} opens its field`, async ({ page }) => {
    const { form, site } = await openPage(page, path);
    const clicked = site.locator(selector).first();
    await clicked.click({ position: { x: 12, y: 9 } });
    const field = form.locator(":focus");
    await expect(field).toBeVisible();
    const name = field.evaluate(
      ({ labels, ariaLabel }: HTMLInputElement) => labels?.[0]?.textContent ?? ariaLabel,
    );
    expect(await name).toMatch(label);
    const isText = (await field.getAttribute("aria-multiline")) === "true";
    const words = isText
      ? passageWithCursor(field)
      : field.evaluate(({ value, textContent }: HTMLInputElement) => value ?? textContent);
    expect(await words).toContain(text);
    expect(page.url()).toBe(`${origin}/`);
  });
}

test("a passage is found below a paragraph that is not saved, both ways", async ({ page }) => {
  const { form, site } = await openPage(page, service);
  const passage = site.getByText("A tear is called acute");
  const click = () => passage.click({ position: { x: 12, y: 9 } });
  await click();
  const text = form.getByRole("textbox", { name: "What it is", exact: true });
  await expect(text).toBeFocused();
  await text.press("ControlOrMeta+Home");
  await text.pressSequentially("Typed.");
  await text.press("Enter");
  await expect(site.locator("[data-edited]")).not.toContainText("A tear is called acute");
  await click();
  await expect.poll(() => passageWithCursor(text)).toMatch(/^A tear is called acute/);
  await expect(site.locator("[data-edited]")).toContainText("A tear is called acute");
});

const fields = [
  ["pages/entries/pages", "home.lead", "we see it every day"],
  ["pages/entries/home", "hero.book", "Book Your Appointment Now"],
  ["prices-and-hours/entries/prices", "telehealth", "99.95"],
  ["prices-and-hours/entries/hours", "week.tuesday.opens", "9:00 AM to 5:00 PM"],
  ["prices-and-hours/entries/offices", "offices.1.phone", "(714) 555-0100"],
  ["team/entries/testimonials", "testimonials.1.text", "called me in at the minute"],
  ["services/entries/anal-fissure", "text-overview", "A tear is called acute"],
] as const;

test("a field that is edited is marked in the page, which scrolls to it", async ({ page }) => {
  const { site } = await openBeside(page);
  for (const [entry, field, text] of fields) {
    const link = `/form.html?field=${field}&words=${text}#/collections/${entry}`;
    await page.locator("#form").evaluate((frame: HTMLIFrameElement, url) => {
      frame.contentWindow?.location.assign(url);
    }, link);
    const marked = site.locator("[data-edited]");
    await expect(marked, field).toContainText(text);
    await expect(marked, field).toBeInViewport();
  }
});

test("no click is lost on a page that opens slowly, or at once after another", async ({ page }) => {
  await page.route(/preview-overlay\.js|decap-cms\.js/, async (route) => {
    await setTimeout(2000);
    await route.continue();
  });
  await page.goto(origin, { waitUntil: "commit" });
  const [form, site] = [page.frameLocator("#form"), page.frameLocator("#page")];
  await site.getByRole("heading", { level: 1 }).click();
  await site.getByText("You know the price before").click();
  const lead = form.getByLabel("First sentences").first();
  await expect(lead).toBeFocused();
  await lead.press("ControlOrMeta+End");
  await lead.pressSequentially(" Typed.");
  await site.getByRole("heading", { level: 1 }).click();
  await expect(form.getByRole("textbox", { name: "Heading", exact: true }).first()).toBeFocused();
  await expect(lead).toContainText("before you decide. Typed.");
  // Of two clicks, the last counts, whichever is answered first.
  const release = await holdRequests(page, /\/field\.json.*heading/);
  await lead.focus();
  await site.getByRole("heading", { level: 1 }).click();
  await site.getByText("You know the price before").click();
  await expect(lead).toBeFocused();
  release();
  await setTimeout(1500);
  await expect(lead).toBeFocused();
});

test("clicks lead from one record to another, and back", async ({ page }) => {
  const { form, site } = await openBeside(page, "Change a price");
  const focused = (label: string) => form.getByLabel(label).and(form.locator(":focus"));
  let waiting = 0;
  await page.route("**/settings.json", async (route) => {
    waiting += 1;
    await setTimeout(3000);
    await route.continue();
    waiting -= 1;
  });
  await site.locator("footer a[href^='tel:']").first().click();
  await expect(focused("Phone")).toHaveValue(/^\+1/);
  // To another field and back, while the page beside the form asks what is new.
  await focused("Phone").press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => waiting).toBe(0);
  await expect(focused("Phone")).toBeVisible();
  await site.locator(".price").first().click();
  await expect(focused("Photo consult")).toHaveValue(/\d\.\d\d$/);
});

test("a click that would discard unsaved changes asks first, each time", async ({ page }) => {
  const { form, site } = await openBeside(page, "Change a price");
  const price = form.getByLabel("Photo consult");
  await expect(price).toHaveValue("39.95");
  await price.fill("47");
  const answer = async (isLeaving: boolean) => {
    const asked = page.waitForEvent("dialog").then(async (dialog) => {
      // At once: a click does not end before it.
      await (isLeaving ? dialog.accept() : dialog.dismiss());
      return dialog.type();
    });
    await site.locator("main p").first().click();
    expect(await asked).toBe("beforeunload");
  };
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Photo consult");
  await answer(false);
  await expect(price).toHaveValue("47");
  await answer(true);
  await expect(
    form.getByLabel("Small line above the heading").and(form.locator(":focus")),
  ).toBeVisible();
});

test("the page is pointed at by keyboard; links are followed on request", async ({ page }) => {
  const { form, site } = await openPage(page, "/");
  const here = page.getByRole("status");
  const pointer = site.getByRole("button", { name: "Point with the arrow keys" });
  await pointer.press("ArrowDown");
  await expect(site.locator("[data-pointed]")).toBeInViewport();
  await site.getByRole("button", { name: /^Edit / }).press("Enter");
  await expect(form.locator(":focus")).toBeVisible();
  // A field that opens late leaves the page where a link has led meanwhile.
  const release = await holdRequests(page, /\/field\.json/);
  await site.getByRole("heading", { name: "Calm care" }).click();
  await page.getByLabel("Follow links").check();
  await site.getByRole("link", { name: "See all services" }).click();
  await expect(here).toHaveText("On the page “Services”");
  release();
  await expect(form.getByLabel("Heading").and(form.locator(":focus"))).toBeVisible();
  await setTimeout(1500);
  await expect(here).toHaveText("On the page “Services”");
  await site.locator(".service-grid a").first().click();
  await expect(here).toHaveText(/^On the page “(?!Services”)/);
});

test("without its marks, the preview equals the public build, which has none", async () => {
  const paths = ["/", service, "/content/photo-consult", "/contact-us", "/testimonials", "/es"];
  const run = promisify(execFile);
  const script = ["editor/test/public-pages.ts", ...paths];
  const { stdout } = await run("node", script, { cwd: copy, env, maxBuffer: 1e8 });
  const built: Record<string, string> = JSON.parse(stdout);
  const bodyOf = async (path: string) => {
    const html = await (await fetch(preview + path)).text();
    return /<div id="root">([\s\S]*)<\/div><script type="specul/.exec(html)?.[1] ?? "";
  };
  for (const path of paths) {
    expect(built[path]).toBe(unmarked(built[path] ?? ""));
    const shown = expect.poll(async () => unmarked(await bodyOf(path)), { message: path });
    await shown.toBe(built[path]);
    const body = await bodyOf(path);
    expect(body.length, path).toBeGreaterThan(unmarked(body).length + 5000);
  }
});
