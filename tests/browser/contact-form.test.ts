import { expectAccessible } from "../support/axe.ts";
import { expect, open, type Page, test } from "../support/test.ts";
import { configuredSite } from "../support/test-sites.ts";
import { contact } from "../support/vendor-stubs.ts";

test.use({ baseURL: configuredSite });

const typed = { Name: "Ann Sample", Email: "o'neil@example.co.uk", Message: "Do you open at 9?" };

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

async function expectKept(page: Page, kept = typed): Promise<void> {
  for (const [label, text] of Object.entries(kept))
    await expect(field(page, label)).toHaveValue(text);
}

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
const problem = (page: Page) => page.locator(".contact-form-summary");
const heading = (page: Page) => problem(page).getByRole("heading");

test("says what is missing, and accepts the corrected message", async ({ page }) => {
  await open(page, "/contact-us");
  await expect(page.getByText("Please leave out symptoms, photos")).toBeVisible();
  const blanks = "\u200B \u2060|\u3164\u115F|\uFFA0|\u2800 \u2800|\u3000\u180E";
  for (const blank of blanks.split("|")) {
    await field(page, "Message").fill(blank);
    await send(page);
    await expect(heading(page), escape(blank)).toBeFocused();
    await expect(problem(page).getByRole("link")).toHaveCount(3);
  }
  await expect(heading(page)).toHaveAccessibleDescription(/Enter your name.*Write your message/);
  await expect(problem(page).getByRole("link")).toHaveText([
    "Enter your name. A first name is enough.",
    "Enter your email address, so that we can write back.",
    "Write your message.",
  ]);
  await expectAccessible(page);
  await problem(page)
    .getByRole("link", { name: /your name/ })
    .click();
  const name = field(page, "Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(/Enter your name/);
  await fillIn(page);
  await expect(problem(page)).toHaveCount(0);
  for (const typo of [
    ...["ann", "ann@", "a nn@example.com", "@example.com", "ann@example", "ann@example.com."],
    ...["ann@example..com", "ann@.example.com", "ann@example.com,", "ann@example.com>"],
  ]) {
    await field(page, "Email").fill(typo);
    await send(page);
    await expect(heading(page), typo).toBeFocused();
    await expect(problem(page)).toContainText("It should look like name@example.com");
  }
  // Only the field to correct has the thick edge.
  await expect(field(page, "Email")).toHaveCSS("border-width", "2px");
  await expect(name).toHaveCSS("border-width", "1px");
  await fillIn(page);
  await send(page);
  await expect(page.getByText("Your message is on its way")).toBeVisible();
});

test("sends once what was typed, says when it arrives, and stores nothing", async ({ page }) => {
  await page.clock.install();
  await open(page, "/contact-us");
  await fillIn(page);
  const pasted = `\u200B${typed.Email}\u00AD`;
  await field(page, "Email").fill(pasted);
  contact.mode = "delays";
  await send(page);
  const sending = page.getByRole("button", { name: "Sending…" });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  await expectKept(page, { ...typed, Email: pasted });
  for (const each of await page.locator("form.contact-form").getByRole("textbox").all()) {
    await expect(each, "while it is sent").not.toBeEditable();
  }
  await page.clock.runFor(3100);
  await expect.poll(() => contact.release(), "the message arrives").toBe(1);
  const done = page.getByRole("status").filter({ hasText: "Your message is on its way" });
  await expect(done.getByRole("heading")).toBeFocused();
  expect(contact.messages).toHaveLength(1);
  const [{ seconds, ...sent } = {}] = contact.messages;
  const { Name: name, Email: email, Message: message } = typed;
  expect(sent).toEqual({ name, email, message, subject_line: "" });
  expect(Number(seconds)).toBeGreaterThanOrEqual(3);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain("o'neil");
  await page.getByRole("button", { name: "Write another message" }).press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("");
});

test("when sending fails, keeps the input, and can be sent again", async ({ page, allowed }) => {
  allowed.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RE|status of 500/);
  await open(page, "/contact-us");
  await fillIn(page);
  for (const [mode, words] of [
    ["refuses", "Your message was not sent"],
    ["drops", "Your message may not have reached us"],
  ] as const) {
    contact.mode = mode;
    await send(page);
    await expect(problem(page)).toContainText(words);
    await expect(heading(page)).toBeFocused();
    await expect(problem(page).getByRole("link", { name: "(512) 555-0100" })).toBeVisible();
    await expectKept(page);
  }
  contact.mode = "accepts";
  contact.messages = [];
  await send(page);
  await expect(page.getByText("Your message is on its way")).toBeVisible();
  expect(contact.messages).toHaveLength(1);

  await page.reload();
  await fillIn(page);
  const trap = page.locator('input[name="subject_line"]');
  await expect(trap).not.toBeInViewport({ ratio: 1 });
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "Buy now";
  });
  await send(page);
  await expect(problem(page)).toContainText("Your message was not sent");
  expect(contact.messages, "nothing of a bot that fills every field").toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a plain form that posts to the endpoint", async ({ page }) => {
    await page.goto("/contact-us");
    await send(page);
    await expect(page).toHaveURL(/contact-us$/);
    await fillIn(page);
    await send(page);
    await expect(page.getByText("The endpoint has your message.")).toBeVisible();
    expect(contact.messages[0]).toMatchObject({ email: typed.Email, subject_line: "" });
  });
});
