import { practice } from "../../content-schema/practice.ts";
import { visits } from "../../content-schema/visits.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, open, test } from "../support/test.ts";

const path = "/content/before-your-visit";

test("every service tells its visit, and chosen questions alone are printed", async ({ page }) => {
  test.slow();
  await open(page, path);
  const main = page.getByRole("main");
  const reasons = main.locator(".before-visit-reasons");
  expect(visits.length).toBeGreaterThan(7);
  for (const { title, paragraphs, path: service } of visits) {
    expect(paragraphs.length, title).toBeGreaterThan(0);
    expect(paragraphs.join(" "), title).not.toMatch(/[<>{}*]/);
    await expect(reasons.getByText(paragraphs[0] ?? "", { exact: true })).toBeAttached();
    await expect(reasons.locator(`a[href="${service}#visit"]`)).toBeAttached();
  }
  const [{ title, questions } = { title: "", questions: [] }] = visits;
  await main.locator(".visit-questions").getByText(title, { exact: true }).click();
  const first = main.getByRole("checkbox", { name: questions[0] ?? "" });
  const second = main.getByRole("checkbox", { name: questions[1] ?? "" });
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(second).toBeVisible();
  await first.check();
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await expect(main.getByText("For any visit")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(second).toBeVisible();
  await page.reload();
  await expect(page.locator(":checked")).toHaveCount(0);
});

test("each office gives directions, parking and a card for the address book", async ({ page }) => {
  await open(page, path);
  for (const office of practice.offices) {
    const card = page.getByRole("listitem").filter({ hasText: office.parking });
    await expect(card).toContainText(office.street);
    await expect(card.getByRole("link", { name: `Directions to ${office.name}` })).toHaveAttribute(
      "href",
      office.directionsUrl,
    );
    const link = card.getByRole("link", { name: new RegExp(`^Add to contacts.*${office.name}`) });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe(`${office.id}.vcf`);
    const response = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
    const text = await response.text();
    expect(text.replaceAll("\r\n ", "")).toContain(
      `ADR;TYPE=WORK:;${office.suite};${office.street};${office.city};${office.state};${office.zip};USA\r\n`,
    );
    expect(text).toContain(`TEL;TYPE=WORK,VOICE:${office.phone}\r\n`);
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  }
});
