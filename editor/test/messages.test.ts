import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../tests/support/test.ts";
import { address, changes, editContent, pressSave, settings, unfold } from "./support.ts";

/*
 * What the form says of a mistake: one message at its field, with what to do and what was found; the
 * mistake stays in the form, and nothing is written. Each row has the name of the field, `:2` for
 * the third of that name, what somebody types, and the message's lines. All messages:
 * scripts/content-check/slips.test.ts.
 */
editContent();

const mistakes: Readonly<Record<string, string>> = {
  "content/prices.yaml": `
photoConsult | free | Needed here: a price in dollars such as 39.95. | Photo consult: found free`,
  "content/practice.yaml": `
main | ☎️ | Needed here: a US phone number such as +13105550100. | Main number: found ☎️
replyTime | always | Needed here: a whole sentence such as “We answer within 5 business days.”, or nothing. | Reply time: found always`,
  "content/hours.yaml": `
opens | 18:30 | Needed here: a time after the opening, with 24 hours (5 PM is 17:00). | Closes: found 17:00`,
  "content/words/booking.yaml": `
heading | By {price.photo}. | Needed here: a text without {price.photo}. | Heading: found By {price.photo}.`,
  "content/navigation.yaml": `
href:1 | about | Needed here: a path such as /about. | Leads to: found about`,
  "content/services/anal-fissure.mdx": `
slug | anal-itching | Write anal-fissure. | Name in the address: found anal-itching
url | www.example.com | Needed here: an https address such as https://www.example.com/page. | Web address: found www.example.com`,
};

/** Returns the addresses of the forms that edit a file. */
async function formsOf(file: string): Promise<string[]> {
  const { collections } = (await settings()).config;
  const [, folder = "", name = ""] = /^(.*)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  return collections.flatMap((each) => {
    const own = (each.files ?? []).filter((one) => one.file === file).map((one) => one.name);
    return [...own, ...(each.folder === folder ? [name] : [])].map(
      (entry) => `${address}/form.html#/collections/${each.name}/entries/${entry}`,
    );
  });
}

/** The control of a field, on the first of the forms that has it. */
async function openField(page: Page, forms: readonly string[], field: string): Promise<Locator> {
  const [name, index = "0"] = field.split(":");
  const control = page.locator(`[id^="${name}-field-"]`).nth(Number(index));
  for (const form of [page.url(), ...forms].filter((each) => forms.includes(each))) {
    if (form !== page.url()) {
      await page.goto("about:blank");
      await page.goto(form);
      await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
    }
    if ((await control.count()) > 0) break;
  }
  return control;
}

/** Types into a control, also where it is folded away. */
const type = (control: Locator, words: string) =>
  control.evaluate((input: HTMLInputElement | HTMLTextAreaElement, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, words);

for (const [file, rows] of Object.entries(mistakes)) {
  test(`a mistake in ${file} is told at its field, and stays there`, async ({ page }) => {
    const forms = await formsOf(file);
    for (const row of rows.trim().split("\n")) {
      const [field = "", typed = "", todo = "", found = ""] = row.split(" | ");
      const control = await openField(page, forms, field);
      const former = await control.inputValue();
      await type(control, typed);
      await pressSave(page);
      const message = page.locator(".refusal");
      await expect(message.locator("strong")).toHaveText(todo);
      await expect(message.locator("p").first()).toHaveText(found);
      await expect(message).toBeInViewport();
      await expect(page.locator(".Toastify__toast--error:visible")).toHaveCount(0);
      expect((await message.innerText()).split("\n").filter(Boolean).length).toBeLessThan(4);
      await expect(control).toHaveValue(typed);
      expect(changes(file)).toEqual([]);
      await type(control, former);
    }
  });
}

test("what is empty is asked for at its field, also in a folded part", async ({ page }) => {
  const control = await openField(page, await formsOf("content/offices.yaml"), "street");
  await type(control, "");
  await pressSave(page);
  await expect(page.getByText("Fill this in: Street.")).toBeInViewport();
  await expect(page.locator(".Toastify__toast--error:visible")).toHaveCount(0);
  expect(changes("content/offices.yaml")).toEqual([]);
});

/** Uploads a file as the logo and saves. */
async function uploadLogo(page: Page, name: string, buffer: Buffer): Promise<void> {
  await openField(page, await formsOf("content/images.yaml"), "file");
  await expect(page.getByRole("button", { name: "Expand" }).first()).toBeVisible();
  await unfold(page);
  await page.getByRole("button", { name: "Choose a file" }).first().click();
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel("What the picture shows").first().fill("The sign of the practice");
  await pressSave(page);
}

/** The head of a HEIC file, and more bytes. */
const heic = (size: number) =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(size)]);

test("a picture that is too large, or of a phone’s own kind", async ({ page }) => {
  await uploadLogo(page, "sign.jpg", heic(40 * 1024 * 1024));
  const message = page.locator(".refusal");
  await expect(message).toContainText("Save it smaller, such as 3000 pixels wide.");
  await expect(message).toContainText("found 40.0 MB");
  await page.reload();
  await uploadLogo(page, "sign.heic", heic(1000));
  await expect(message).toContainText("Needed here: a JPEG, PNG, WebP or TIFF");
  expect(changes("content/images.yaml")).toEqual([]);
});
