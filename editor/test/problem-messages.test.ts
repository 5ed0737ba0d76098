import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../tests/support/test.ts";
import { changes, editContent } from "./copy.ts";
import { openForm, partOf, pressSave, unfold } from "./form.ts";

/*
 * What the form says of a mistake: one message at its field, with what to do and what was found; the
 * mistake stays in the form, and nothing is written. Each file has its form, and each row the name of
 * a field, what somebody types, and the message's lines. All messages:
 * scripts/check-content/mistakes.test.ts.
 */
editContent();

const mistakes: Readonly<Record<string, string>> = {
  "content/prices.yaml": `prices-and-hours/prices
photoConsult | 1.234,50 | Needed here: a price in dollars such as 39.95. | Photo consult: found 1.234,50
photoConsult | 1.250 | Needed here: a price in dollars such as 39.95. | Photo consult: found 1.250
photoConsult | $399,500 | Needed here: a price in dollars such as 39.95. | Photo consult: found $399,500
photoConsult | 399500 | Needed here: a price of at most 50000. | Photo consult: found 399500
photoConsult | -5 | Needed here: a price above 0. | Photo consult: found -5`,
  "content/navigation.yaml": `pages/navigation
href | /abot | Did you mean /about? | Items › Home › Leads to: found /abot
href | /about#nowhere | Needed here: a link to a place on /about. | Items › Home › Leads to: found /about#nowhere
href | /about#aquí | Needed here: a link to a place on /about. | Items › Home › Leads to: found /about#aquí`,
  "content/practice.yaml": `prices-and-hours/answers
main | ☎️ | Needed here: a US phone number such as +13105550100. | Phones › Main number: found ☎️
replyTime | always | Needed here: a whole sentence such as “We answer within 5 business days.”, or nothing. | Promises › Reply time: found always`,
  "content/hours.yaml": `prices-and-hours/hours
opens | 18:30 | Needed here: a time after the opening, with 24 hours (5 PM is 17:00). | Week › Monday › Closes: found 17:00`,
  "content/words/booking.yaml": `words/booking
heading | By {price.photo}. | Needed here: a text without {price.photo}. | Prompt › Heading: found By {price.photo}.`,
  "content/services/anal-fissure.mdx": `services/anal-fissure
slug | anal-itching | Needed here: an address that no other service has or had. | Name in the address: found anal-itching
term | xyz | Needed here: a word of the glossary above. | What it is: found chronic
slug | Anal Tear | Needed here: lower-case words joined by hyphens. | Name in the address: found Anal Tear
url | www.example.com | Needed here: an https address such as https://www.example.com/page. | Sources › Management of Anal Fissures: clinical practice guideline › Web address: found www.example.com`,
};

const controlOf = (page: Page, field: string) => page.locator(`[id^="${field}-field-"]`).first();

/** Types into a control, also where it is folded away. */
const type = (control: Locator, words: string) =>
  control.evaluate((input: HTMLInputElement | HTMLTextAreaElement, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, words);

for (const [file, lines] of Object.entries(mistakes)) {
  test(`a mistake in ${file} is reported at its field, and stays there`, async ({ page }) => {
    const [form = "", ...rows] = lines.split("\n");
    await openForm(page, form);
    for (const row of rows) {
      const [field = "", typed = "", todo = "", found = ""] = row.split(" | ");
      const control = controlOf(page, field);
      const former = await control.inputValue();
      await type(control, typed);
      await pressSave(page);
      const message = page.locator(".problem");
      await expect(message.locator("strong")).toHaveText(todo);
      await expect(message.locator("p").first()).toHaveText(found);
      await expect(message).toBeInViewport();
      await expect(page.locator(":focus-within:has(> .problem)")).toHaveCount(1);
      expect((await message.innerText()).split("\n").filter(Boolean).length).toBeLessThan(4);
      await expect(control).toHaveValue(typed);
      expect(changes(file)).toEqual([]);
      await type(control, former);
    }
  });
}

test("a missing value is reported at its field, even in a folded group", async ({ page }) => {
  await openForm(page, "prices-and-hours/offices");
  await type(controlOf(page, "street"), "");
  const missing = page.getByText("Offices › Beverly Hills › Street is empty.");
  await pressSave(page);
  await expect(missing).toBeInViewport();
  // Folded again, it is shown once more.
  await page.getByRole("button", { name: "Show or hide entry" }).first().click();
  await expect(missing).not.toBeInViewport();
  await pressSave(page);
  await expect(missing).toBeInViewport();
  expect(changes("content/offices.yaml")).toEqual([]);
});

test("missing values of a new price are reported together, by name", async ({ page }) => {
  await openForm(page, "prices-and-hours/prices");
  await page.getByRole("button", { name: "Add price" }).click();
  await page.getByLabel("Service", { exact: true }).last().click();
  await page.getByRole("option", { name: "Anal Pain", exact: true }).click();
  await page.locator(`[id^="price-field-"]`).last().fill("450");
  await pressSave(page);
  await expect(page.locator(".problem > p")).toHaveText(
    ["What has this price", "Includes", "Excludes"].map(
      (each) => `Treatments, by service › Anal Pain › ${each} is empty.`,
    ),
  );
});

test("a missing entry of a long list is reported at its beginning", async ({ page }) => {
  await openForm(page, "services/anal-fissure");
  await unfold(page);
  const labels = partOf(page, "Labels \\(optional\\)");
  await labels.getByRole("button", { name: "Remove entry" }).first().click();
  await pressSave(page);
  await expect(page.locator(".problem")).toHaveText(
    "Needed here: one label for each of outer, inner, lining, tear.Figures › What happens › Labels",
  );
  await expect(page.locator(".problem")).toBeInViewport();
});

test("of several messages, the first of the form has the cursor", async ({ page }) => {
  await openForm(page, "prices-and-hours/prices");
  const problem = { file: "content/prices.yaml", expected: "a price", found: "9", choices: [] };
  const problems = ["telehealth", "photoConsult"].map((field) => ({ ...problem, path: [field] }));
  const json = { error: "Two.", problems };
  await page.route("**/save", (route) => route.fulfill({ status: 422, json }));
  await page.getByLabel("Video visit").fill("9");
  await pressSave(page);
  await expect(page.locator(".problem")).toHaveCount(2);
  await expect(page.getByLabel("Photo consult")).toBeFocused();
});

test("a full disk is reported at the field in which somebody has written", async ({ page }) => {
  await openForm(page, "prices-and-hours/prices");
  const error = "The disk is full. Free some space on it, then do this once more.";
  const price = page.getByLabel("Video visit");
  await page.route("**/save", async (route) => {
    // Typed while it saves, it would be taken for saved.
    await price.focus();
    await page.keyboard.type("9");
    await route.fulfill({ status: 422, json: { error } });
  });
  await price.fill("88");
  await pressSave(page);
  // Not even while it comes in.
  const emptyAlert = page.locator(".Toastify__toast");
  await emptyAlert.waitFor({ state: "attached" });
  expect(await emptyAlert.isVisible()).toBe(false);
  const field = page.getByLabel("string field").filter({ has: price });
  await expect(field.locator(".problem")).toHaveText(
    `Not saved. Your words are still in the form.${error}`,
  );
  await expect(price).toHaveValue("88");
});
