import { writeFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { check, chooser, path, results, status } from "../support/photo-check.ts";
import { makeLargePhoto, makePhotos } from "../support/photos.ts";
import { expect, open, test } from "../support/test.ts";

let photos: Awaited<ReturnType<typeof makePhotos>>;
test.beforeAll(async () => {
  photos = await makePhotos();
});

test("new photos join the list, those beyond the limit are announced and removed by key", async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByText("What you choose now is added")).toHaveCount(0);
  await check(page, photos.sharp, photos.png, photos.gps);
  await expect(status(page)).toHaveText("Done: all 3 ready to send.");
  const more = page.getByLabel("Add more photos", { exact: true });
  await expect(more).toHaveAccessibleDescription(
    /What you choose now is added to the photos below\.$/,
  );
  await more.setInputFiles(photos.pdf);
  await expect(status(page)).toHaveText(
    "Done: 4 photos checked. The form takes up to 3, so remove 1 before you send them.",
  );
  await expect(results(page)).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Remove ${photos.pdf.name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Done: all 3 ready to send.");
  await expect(chooser(page)).toBeFocused();
  for (const { name } of [photos.sharp, photos.png, photos.gps]) {
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  }
  await expect(page.getByLabel("Choose photos to check", { exact: true })).toBeAttached();
});

test("what is over the limit is told in words, whatever its type", async ({ page }) => {
  await open(page, path);
  const text = { name: "words.txt", mimeType: "text/plain", buffer: Buffer.from("Some words.") };
  await check(page, ...Array(9).fill(photos.tiny), text, text, text);
  await expect(status(page)).toHaveText(
    /^Done: 8 photos checked\..* remove 5 .*4 more left out, because this page checks up to 8 /,
  );
  await expect(results(page)).toHaveCount(8);
  await check(page, text);
  await expect(status(page)).toContainText("1 more left out");
  await page.getByRole("button", { name: "Remove" }).first().click();
  await check(page, text);
  await expect(results(page).last()).toContainText("This is another type of file");
  await expect(status(page)).not.toContainText("left out");
});

test("the worker loads when a drag enters, and checks what is dropped", async ({ page }) => {
  await open(page, path);
  const file = test.info().outputPath(photos.tiny.name);
  await writeFile(file, photos.tiny.buffer);
  const box = page.locator(".photo-check-choose");
  await box.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  const [middle, center] = [x + width / 2, y + height / 2];
  // Until the frame after the scroll, the section is hit in place of its parts, which are skipped.
  await page.waitForFunction(
    ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest("[data-island]"),
    [middle, center],
  );
  const session = await page.context().newCDPSession(page);
  const drag = (type: "dragEnter" | "dragOver" | "drop") =>
    session.send("Input.dispatchDragEvent", {
      type,
      x: middle,
      y: center,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  // No pointer events fire during a drag.
  await drag("dragEnter");
  await expect(page.locator("[data-island='photo-chooser']")).toHaveAttribute(
    "data-status",
    "mounted",
  );
  await drag("dragOver");
  await drag("drop");
  await expect(results(page)).toContainText("small (320 × 240");
});

test("a photo of 48 megapixels is checked", async ({ page }) => {
  test.slow();
  const large = test.info().outputPath("large.jpg");
  await makeLargePhoto(photos.sharp, large);
  await open(page, path);
  await chooser(page).setInputFiles(large);
  await expect(status(page)).toContainText("Done:", { timeout: 60_000 });
  await expect(results(page)).toContainText("8064 × 6048");
});
