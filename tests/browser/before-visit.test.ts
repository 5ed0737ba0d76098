import { practice } from "#content/practice";
import { visits } from "#content/services";
import { expectAccessible } from "../support/axe.ts";
import { expect, open, test } from "../support/test.ts";
import { asShown } from "../support/text.ts";

const path = "/content/before-your-visit";

test("asks for the reason once, and shows the visit beside its questions", async ({ page }) => {
  await open(page, path);
  const main = page.getByRole("main");
  await expect(main.getByRole("group", { name: "Why are you coming?" })).toHaveCount(1);
  await expect(main.getByRole("heading", { name: "A short list" })).toBeVisible();
  expect(visits.length).toBeGreaterThan(3);
  for (const { title, paragraphs, questions, path: service } of visits) {
    const texts = paragraphs.map(({ pieces }) =>
      pieces
        .map(({ text }) => text)
        .join("")
        .trim(),
    );
    expect(texts.join(" "), title).not.toMatch(/[<>{}*]/);
    await expect(main.getByText(texts[0] ?? "", { exact: true })).toBeHidden();
    await main.getByText(title, { exact: true }).first().click();
    await expect(main.getByRole("radio", { name: title })).toBeChecked();
    await expect(main.getByText(texts[0] ?? "", { exact: true })).toBeVisible();
    await expect(main.getByRole("checkbox", { name: questions[0] ?? "" }).first()).toBeVisible();
    await expect(main.locator(`a[href="${service}#visit"]`)).toBeVisible();
    await expect(main.locator(".guide-panel:visible")).toHaveCount(1);
  }
  await expectAccessible(page);
});

test("prints only selected questions, and stores nothing", async ({ page }) => {
  await open(page, path);
  const main = page.getByRole("main");
  const [{ title, questions } = { title: "", questions: [] }] = visits;
  await page.emulateMedia({ media: "print" });
  await expect(main.getByText("Questions for any visit")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await main.getByText(title, { exact: true }).first().click();
  const first = main.getByRole("checkbox", { name: questions[0] ?? "" });
  const second = main.getByRole("checkbox", { name: questions[1] ?? "" });
  await first.check();
  // Another reason hides the question on screen, but it is still printed.
  await main.getByText("I am not sure yet").first().click();
  await expect(first).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await expect(main.getByText("Questions for any visit")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await expect(page.locator("main [type=checkbox]:checked")).toHaveCount(0);
});

test("each office has directions, parking and a vCard", async ({ page }) => {
  await open(page, path);
  for (const office of practice.offices) {
    const card = page.getByRole("listitem").filter({ hasText: asShown(office.parking) });
    await expect(card).toContainText(office.street);
    const directions = card.getByRole("link", { name: `Directions to ${office.name}` });
    await expect(directions).toHaveAttribute("href", office.directionsUrl);
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
