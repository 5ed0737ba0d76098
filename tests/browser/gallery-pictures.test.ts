import { builtPages } from "../support/pages.ts";
import { expect, open, test } from "../support/test.ts";

const media = /\/gallery-media\//;

test("no built page names a picture of the gallery", () => {
  expect(builtPages.filter(({ html }) => media.test(html)).map(({ path }) => path)).toEqual([]);
});

test("no picture is requested before acceptance, nor again after it is withdrawn", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (media.test(request.url())) asked.push(request.url());
  });
  await open(page, "/");
  await open(page, "/gallery/abscess");
  const gate = page.getByRole("dialog", { name: "Before you look" });
  await expect(gate).toBeVisible();
  expect(asked).toEqual([]);
  await gate.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  const first = page.getByRole("main").getByRole("img").first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole("main")).toContainText(
    "The same results may not occur for all patients.",
  );
  await page.getByRole("button", { name: "Hide images again" }).click();
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  const count = asked.length;
  await page.reload();
  await expect(page.getByRole("heading", { name: "The pictures are covered" })).toBeAttached();
  expect(asked).toHaveLength(count);
});
