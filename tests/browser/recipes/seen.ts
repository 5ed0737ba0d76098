import type { Page } from "@playwright/test";
import { expect, open } from "../../support/test.ts";
import { address, run } from "./copy.ts";

const link = (page: Page, place: string, path: string) =>
  page.locator(`${place} a[href="${path}"]`).first();

/** What a visitor sees after each recipe. */
export const seen: Record<string, (page: Page) => Promise<void>> = {
  "Change a price": async (page) => {
    await page.goto(`${address}/content/photo-consult`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $44.95");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\$44\.95/);
    await expect(page.getByText("$39.95")).toHaveCount(0);
  },
  "Say what a first visit costs": async (page) => {
    await page.goto(`${address}/content/financing-options`);
    await expect(page.getByText("First office visit: $250.00.")).toBeVisible();
    await page.goto(`${address}/content/before-your-visit`);
    await expect(page.getByText("A first office visit costs $250.00.")).toBeVisible();
  },
  "Change the hours": async (page) => {
    await page.goto(`${address}/contact-us`);
    const office = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Beverly Hills" }) });
    await expect(office).toContainText("Wednesday11:00 AM to 7:00 PM Pacific");
    await expect(page.getByRole("main")).toContainText("Wednesday, 11:00 AM to 7:00 PM Pacific;");
  },
  "Close for a holiday, or for some days": async (page) => {
    await page.clock.setFixedTime(new Date("2026-12-25T18:00:00Z"));
    const hours = page.locator(".office-hours").first();
    /** Hours update when they are near the viewport. */
    const openAtHours = async () => {
      await open(page, `${address}/contact-us`);
      await hours.scrollIntoViewIfNeeded();
    };
    await openAtHours();
    await expect(
      page.getByText("Closed today (Christmas Day). Opens Monday 9:00 AM").first(),
    ).toBeVisible();
    await expect(hours).toContainText("December 25, 2026 (Christmas Day)Closed");
    await expect(hours).toContainText(
      "December 31, 2026 (New Year’s Eve)9:00 AM to 12:00 PM Pacific",
    );
    await expect(hours).toContainText("January 4, 2027 to January 8, 2027 (Office move)Closed");
    const data = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).join();
    expect(data).toContain('"validFrom":"2027-01-04","validThrough":"2027-01-08"');
    // A page built earlier and read later, in the evening in California.
    await page.clock.setFixedTime(new Date("2027-01-08T07:30:00Z"));
    await openAtHours();
    await expect(hours).not.toContainText("Christmas");
    await expect(hours).toContainText("Office move");
    await page.clock.setFixedTime(new Date("2027-01-09T08:30:00Z"));
    await openAtHours();
    await expect(hours).not.toContainText("Office move");
  },
  "Change a phone number": async (page) => {
    await page.goto(address);
    await expect(page.getByRole("link", { name: "Call (310) 555-1234" })).toHaveAttribute(
      "href",
      "tel:+13105551234",
    );
  },
  "Change a heading or a sentence": async (page) => {
    await page.goto(address);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Quiet care for the things nobody asks about.");
    await expect(heading.locator("i")).toHaveText("nobody");
    await expect(page.getByRole("heading", { name: "Where does it bother you?" })).toBeVisible();
  },
  "Move or remove a section of the home page": async (page) => {
    await page.goto(address);
    const sections = page.locator(".home-view section");
    const names = await sections.evaluateAll((all) => all.map(({ id }) => id));
    const locations = names.indexOf("locations");
    expect(locations).toBeGreaterThan(0);
    await expect(sections.nth(locations + 1)).toContainText("What we treat");
  },
  "Change the words of a button or label": async (page) => {
    await page.goto(`${address}/service/anal-fissure`);
    const contents = page.getByRole("navigation", { name: "What this page holds" });
    await expect(contents.locator("summary")).toHaveText("What this page holds");
  },
  "Change the links of the menu and the footer": async (page) => {
    await page.goto(address);
    for (const place of [".desktop-nav", ".mobile-menu"]) {
      const added = link(page, place, "/content/before-your-visit");
      await expect(added).toHaveText("Before your visit");
    }
    await expect(link(page, ".footer", "/content/photo-consult")).toHaveText("Ask by photo");
  },
  "Change a press name or an award": async (page) => {
    await page.goto(address);
    const names = page.locator(".press-strip");
    for (const name of ["The Coast Times", "Radio Pier", "The Sample Review"]) {
      await expect(names).toContainText(name);
    }
    await expect(names).not.toContainText("Sample Press One");
    await page.goto(`${address}/provider/sample-name-do`);
    const awards = page.getByRole("term").filter({ hasText: /award/i });
    await expect(awards.first()).toHaveText("Teaching award, 2024");
    await expect(page.getByText("College of the Coast", { exact: true })).toBeVisible();
    await expect(awards.nth(1)).toHaveText("Sample Service Award");
  },
  "Teach the search a word": async (page) => {
    await open(page, address);
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search this site" });
    await search.getByRole("searchbox").fill("pink water");
    await expect(search.getByRole("listitem").first()).toContainText("Rectal Bleeding");
  },
  "Add or remove a testimonial": async (page) => {
    await page.goto(`${address}/testimonials`);
    const first = page.getByRole("figure").first();
    await expect(first).toContainText("I was nervous, and they noticed.");
    await expect(first).toContainText("M. R.");
    await expect(first).not.toContainText("Sample");
    await expect(page.getByRole("figure").nth(1)).toContainText("Sample, not a patient’s words");
    expect(await page.content()).not.toContain("Folder 12");
    const from = (name: string) => page.getByRole("figure").filter({ hasText: name });
    await expect(page.getByRole("figure")).toHaveCount(20);
    await expect(from("Sample Patient A.")).toHaveCount(1);
    await expect(from("Sample Patient B.")).toHaveCount(0);
  },
  "Add a service": async (page) => {
    const path = "/service/pilonidal-cyst";
    await page.goto(address);
    await expect(link(page, ".symptoms", path)).toContainText("A sore spot near the tailbone");
    for (const place of [".desktop-nav", ".mobile-menu", ".service-grid", ".footer"]) {
      await expect(link(page, place, path)).toHaveCount(1);
    }
    await page.goto(`${address}/services`);
    await expect(page.getByText("Nine reasons to see us.")).toBeVisible();
    await open(page, address + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pilonidal Cyst");
    expect(await (await page.request.get(`${address}/sitemap.xml`)).text()).toContain(path);
  },
  "Add a pair of pictures": async (page) => {
    await open(page, `${address}/gallery/abscess`);
    await page.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
    const picture = page.getByRole("img", {
      name: "Before: a red, round swelling beside the opening",
    });
    await expect(picture).toBeVisible();
    await expect(page.getByText("4 weeks after").first()).toBeVisible();
    const [real, sample] = ["Actual patient of this practice.", "Sample picture, not a patient."];
    await expect(page.locator(".gallery-note").first()).toContainText(real);
    await expect(page.locator(".gallery-note").nth(1)).toContainText(sample);
    expect(await page.content()).not.toContain("C-2026-14");
  },
  "Add a page, or news": async (page) => {
    await page.goto(`${address}/parking`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to park");
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(
      "Where to park",
    );
    await expect(link(page, ".footer", "/parking")).toHaveText("Where to park");
    await open(page, address);
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search this site" });
    await search.getByRole("searchbox").fill("park");
    await expect(search.getByRole("link", { name: /Where to park/ }).first()).toBeVisible();
  },
  "Add a picture": async (page) => {
    await page.goto(`${address}/about`);
    const figure = page.getByRole("figure", { name: "The way to our garage" });
    const picture = figure.getByAltText("A ramp that leads down to the garage");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);
  },
  "Add a doctor": async (page) => {
    const path = "/provider/maria-reyes-do";
    await page.goto(`${address}/about`);
    await expect(link(page, "main", path)).toHaveText("Meet Dr. Maria Reyes, DO");
    for (const place of [".desktop-nav", ".mobile-menu", ".footer"]) {
      await expect(link(page, place, path)).toHaveCount(1);
    }
    await open(page, address + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Maria Reyes, DO");
    await expect(page.getByRole("main")).toContainText("American Osteopathic Board of Proctology");
    await page.goto(`${address}/legal/notices`);
    await expect(page.getByRole("main")).toContainText("California license no. 20A 12345");
    expect(await (await page.request.get(`${address}/sitemap.xml`)).text()).toContain(path);
  },
  "Add an office": async (page) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Three offices, two doctors" })).toBeVisible();
    await expect(page.locator(".hero .eyebrow")).toHaveText(
      "Proctology · Beverly Hills, Huntington Beach & Santa Monica",
    );
    await expect(page.locator(".footer-office")).toHaveCount(3);
    const data = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).join();
    expect(data).toContain('"streetAddress":"120 Ocean Avenue, Suite 5"');
    await page.goto(`${address}/contact-us`);
    await expect(link(page, "main", "tel:+13105551250")).toBeVisible();
    await expect(page.getByRole("button", { name: "BOOK ONLINE in Santa Monica" })).toBeVisible();
  },
  "Confirm a sample that is true as it stands": async (page) => {
    const { stdout } = run("node scripts/check-launch.ts --json");
    expect(stdout).toContain("promises.replyTime");
    expect(stdout).not.toContain("promises.personAnswers");
    await page.goto(`${address}/contact-us`);
    await expect(page.getByText("A person answers the phone during office hours.")).toBeVisible();
  },
  "Change the color of the buttons": async (page) => {
    await page.goto(address);
    const button = page.getByRole("main").getByRole("link", { name: "BOOK NOW" }).first();
    await expect(button).toHaveCSS("background-color", "rgb(15, 82, 87)");
  },
};
