import { specifiedSite } from "../../support/addresses.ts";
import { fields } from "../../support/stubs.ts";
import { expect, open, test } from "../../support/test.ts";

/** An island whose markup changed before hydration is reported once, and works. */
export function islandTests(): void {
  // The message for an island that falls back to client rendering.
  test.use({ expectedConsole: /^Island desktop-nav/ });

  test("an island that an extension has changed is mounted afresh, and told of once", async ({
    page,
  }) => {
    await open(page, `${specifiedSite}/about`);
    const links = await page.locator("main a").count();
    // Like an extension that inserts a button into the navigation.
    await page.evaluate(() =>
      document.querySelector(".desktop-nav-list")?.prepend(document.createElement("span")),
    );
    const button = page.getByRole("button", { name: "Services", exact: true });
    await button.hover();
    await expect(page.locator(".desktop-nav").getByText("Acne")).toBeVisible();
    await button.press("Escape");
    await button.press("ArrowDown");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await page.locator("main a").count()).toBe(links);
    await expect.poll(() => fields("Error").length, { timeout: 20_000 }).toBe(1);
    expect(fields("Error")[0]).toMatchObject({ error_type: "page" });
  });
}
