import { bookingDialog, headerButton } from "../support/parts.ts";
import { chooser, photoConsultPath, results, textFile } from "../support/photo-check.ts";
import { holdRequests, openBeforeScript } from "../support/requests.ts";
import { expect, open, openStopped, quickIf, test, waitForIsland } from "../support/test.ts";
import { configuredSite } from "../support/test-sites.ts";
import { booking } from "../support/vendor-stubs.ts";

/* What a visitor has entered stays, whatever a translator, an extension or a fault does to the
   elements around it, before, while or after their code runs. */

// Islands that are mounted again log a warning.
test.use({ expectedConsole: /^Island / });

const changes = {
  "a translator": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, template")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
  },
  "a password manager": () => {
    for (const field of document.querySelectorAll(".island :is(input, textarea)")) {
      field.after(document.createElement("password-manager-button"));
    }
  },
  "an extension with a field of its own": () => {
    for (const field of document.querySelectorAll(".island :is(input, textarea)")) {
      field.before(document.createElement("input"));
    }
  },
} as const;

for (const [who, change] of Object.entries(changes)) {
  test(`an early photo stays, ${who}${quickIf(who === "a translator")}`, async ({ page }) => {
    const release = await openBeforeScript(page, photoConsultPath);
    await page.evaluate(change);
    const field = page.locator(".photo-check-input");
    // Below the fold nothing shows, or takes focus, before the first paint.
    await expect(field).toBeVisible();
    await field.setInputFiles(textFile("first.jpg"));
    await field.focus();
    release();
    await expect(results(page)).toContainText("first.jpg");
    await expect(chooser(page)).toBeFocused();
  });

  test(`contact form: text, selection and focus, ${who} @all`, async ({ page }) => {
    const release = await openBeforeScript(page, `${configuredSite}/contact-us`);
    await page.evaluate(change);
    const field = (name: string) => page.locator(`.island [name=${name}]`);
    await field("email").fill("ann@example.com");
    await field("message").pressSequentially("Do you open at 9?");
    await field("message").evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(3, 6);
      // A key pressed between two tasks would go nowhere.
      const markLostFocus = () => {
        if (document.activeElement === document.body) document.body.dataset["lostFocus"] = "";
      };
      const options = { childList: true, subtree: true };
      new MutationObserver(markLostFocus).observe(document.body, options);
    });
    release();
    await waitForIsland(page, "message-form");
    await expect(field("email")).toHaveValue("ann@example.com");
    await expect(field("message")).toBeFocused();
    await expect(page.locator("body")).not.toHaveAttribute("data-lost-focus");
    await page.keyboard.type("we");
    await expect(field("message")).toHaveValue("Do we open at 9?");
  });
}

test("photo check: an early photo is checked, though its field has no focus", async ({ page }) => {
  const release = await openBeforeScript(page, photoConsultPath);
  // Safari gives a clicked file field none.
  await page.locator(".photo-check-input").setInputFiles(textFile("first.jpg"));
  release();
  await expect(results(page)).toContainText("first.jpg");
});

test("photo check: a check that comes late shows the photo chosen @all", async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, /\/assets\/check-results-.*\.js$/);
  await open(page, photoConsultPath);
  await chooser(page).setInputFiles(textFile("first.jpg"));
  await expect(page.getByText("Starting the check")).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByText("The check did not load.")).toBeVisible();
  release();
  await expect(results(page)).toContainText("first.jpg");
});

/** Moves an element into another, where React does not find it: its next change throws. */
const wrap = (selector: string) => {
  const element = document.querySelector(selector);
  const around = document.createElement("div");
  element?.replaceWith(around);
  if (element) around.append(element);
};

test("photo check: the other photos stay where its code throws", async ({ page }) => {
  await open(page, photoConsultPath);
  await chooser(page).setInputFiles([textFile("first.jpg"), textFile("second.jpg")]);
  await expect(results(page)).toHaveCount(2);
  await page.evaluate(wrap, ".photo-check-result");
  await page.getByRole("button", { name: "Remove first.jpg" }).click();
  await expect(page.locator(".photo-check-list > div"), "mounted again").toHaveCount(0);
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText("second.jpg");
});

test("contact form: all input stays if its code throws @all", async ({ page }) => {
  await open(page, `${configuredSite}/contact-us`);
  await page.getByRole("textbox", { name: "Name" }).fill("Ann");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you open at 9?");
  // Else the change comes before the code, and the click is repeated after it.
  await waitForIsland(page, "message-form");
  await page.evaluate(wrap, ".contact-form-warning + p");
  const warned = page.waitForEvent("console", (message) => /message-form/.test(message.text()));
  await page.getByRole("textbox", { name: "Message" }).press("Tab");
  await page.keyboard.press("Enter");
  await warned;
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ann");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Do you open at 9?");
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
});

test("search: the query stays in the open dialog if its code throws", async ({ page }) => {
  await open(page, "/");
  await headerButton(page, "Search").click();
  const field = page.getByRole("searchbox");
  await field.pressSequentially("itch");
  await expect(page.locator(".search-result").first()).toBeVisible();
  await page.evaluate(wrap, ".search-results");
  const warned = page.waitForEvent("console", (message) => /search-dialog/.test(message.text()));
  await field.pressSequentially("zzzz");
  await warned;
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^itchz/);
});

test("booking: input in the frame stays if the island's code throws @all", async ({ page }) => {
  booking.mode = "hanging";
  await openStopped(page, `${configuredSite}/`);
  await headerButton(page, "Book Online").click();
  const dialog = bookingDialog(page);
  const name = dialog.frameLocator("iframe").getByLabel("Name");
  await name.evaluate((field: HTMLInputElement) => {
    field.value = "Ann";
  });
  await page.evaluate(wrap, ".booking-dialog .booking-frame-message");
  const warned = page.waitForEvent("console", (message) => /Island booking/.test(message.text()));
  // The words above the frame change.
  await page.clock.runFor(8100);
  await warned;
  await page.clock.runFor(100);
  await expect(name).toHaveValue("Ann");
  expect(booking.pageLoads).toBe(1);
});
