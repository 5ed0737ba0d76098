import { bookingFrame } from "../support/parts.ts";
import { expect, open, test } from "../support/test.ts";
import { configuredSite, vendorOrigin } from "../support/test-sites.ts";
import { booking } from "../support/vendor-stubs.ts";

test("an injected script does not run; nor do a style and a picture", async ({ page, allowed }) => {
  allowed.push(/Content Security Policy|Trusted(?:HTML|Script)/);
  const blocked: string[] = [];
  page.on("console", (message) => blocked.push(message.text()));
  await open(page, "/about");
  await page.evaluate(() => {
    const make = (name: string, attribute: string, value: string) => {
      const element = document.createElement(name);
      document.body.append(element);
      element.setAttribute(attribute, value);
    };
    const inline = document.createElement("script");
    inline.append("document.title = 'Taken'");
    const style = Object.assign(document.createElement("style"), { textContent: "a {}" });
    const attempts = [
      () => document.body.append(inline),
      () => make("script", "src", "https://evil.example/x.js"),
      () => make("img", "src", "https://evil.example/x.png"),
      () => document.head.append(style),
      () => make("body", "onclick", "document.title = 'Taken'"),
      () =>
        document.body.insertAdjacentHTML("beforeend", "<svg onload=\"document.title='Taken'\">"),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // With Trusted Types, the assignment itself throws.
      }
    }
    document.body.click();
  });
  // The policy reports each attempt that it blocks.
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(6);
  await expect(page).not.toHaveTitle("Taken");
});

test("a hostile booking page reads, forges and moves nothing @all", async ({ page, allowed }) => {
  allowed.push(/sandbox|cross-origin|Unsafe attempt|Blocked/i);
  booking.mode = "hostile";
  await open(page, `${configuredSite}/schedule`);
  const vendor = bookingFrame(page);
  await vendor.getByRole("button", { name: "Attack" }).click();
  const result = vendor.locator("#result");
  await expect(result).toContainText("done");
  for (const attack of ["read", "write", "storage", "navigate"]) {
    await expect(result).toContainText(`${attack}: refused`);
  }
  expect(page.url()).toBe(`${configuredSite}/schedule`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.frames().filter((each) => each.url().startsWith(vendorOrigin))).toHaveLength(1);
});
