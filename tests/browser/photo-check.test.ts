import { readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { expectAccessible } from "../support/axe.ts";
import { boxOf } from "../support/layout.ts";
import { check, chooser, photoConsultPath, results, status } from "../support/photo-check.ts";
import { makeLargePhoto, makePhotos } from "../support/photos.ts";
import { holdRequests } from "../support/requests.ts";
import { expect, open, test, waitForIsland } from "../support/test.ts";
import { waitForIdle } from "../support/wait.ts";

let photos: Awaited<ReturnType<typeof makePhotos>>;
test.beforeAll(async () => {
  photos = await makePhotos();
});

const good = "Ready to send";
const advice = "Worth a second look";
const problem = "This one will not work";
/** Each photo's verdict, and parts of its findings. */
const expected: Partial<
  Record<keyof Awaited<ReturnType<typeof makePhotos>>, [verdict: string, ...words: string[]]>
> = {
  sharp: [good, "Enough detail (1600 × 1200", "looks sharp", "light looks even"],
  png: [good, "looks sharp"],
  turned: [good, "1200 × 1600"],
  blurred: [advice, "looks blurred"],
  dark: [advice, "looks dark"],
  bright: [advice, "too bright"],
  shadow: [advice, "in shadow"],
  tiny: [advice, "small (320 × 240"],
  gps: [good, "where it was taken (near 34.07, -118.40)", "Sample Phone 1, 2026-11-01"],
  gpsPng: [good, "Sample Phone 1, 2026-11-01"],
  heic: [problem, "iPhone photo (HEIC)", "Most Compatible"],
  pdf: [good, "do not look inside a PDF"],
  lockedPdf: [problem, "locked"],
  text: [problem, "another type of file, whatever its name says"],
  empty: [problem, "stops in the middle"],
  renamed: [advice, "really a JPEG file"],
  truncated: [problem, "stops in the middle"],
  truncatedPng: [problem, "stops in the middle"],
  garbage: [problem, "damaged"],
  polyglot: [good, "hidden after the end"],
  bomb: [problem, "3600 megapixels"],
  hundred: [problem, "100 megapixels"],
};

test("each photo gets its verdict in plain language", async ({ page }) => {
  test.setTimeout(180_000);
  // Advice never blocks: the form's link works with any result.
  const starts = page.getByRole("link", { name: "Start the form (opens in a new tab)" });
  const names = Object.keys(expected) as (keyof typeof photos)[];
  expect(names.sort()).toEqual(Object.keys(photos).sort());
  await open(page, photoConsultPath);
  for (let at = 0; at < names.length; at += 8) {
    const group = names.slice(at, at + 8);
    await check(page, ...group.map((name) => photos[name]));
    for (const name of group) {
      const [verdict = "", ...words] = expected[name] ?? [];
      const result = results(page).filter({ hasText: photos[name].name });
      await expect(result.getByRole("heading"), name).toHaveText(verdict);
      for (const each of words) await expect(result, name).toContainText(each);
    }
    await expect(page.getByText("It does not judge what the photo shows")).toBeVisible();
    await expect(starts).toHaveCount(3);
    const remove = page.getByRole("button", { name: /^Remove / }).first();
    for (let left = group.length; left > 0; left -= 1) {
      await remove.click();
      await expect(results(page)).toHaveCount(left - 1);
    }
  }
});

test("nothing is uploaded, and nothing is fetched before a file is chosen", async ({ page }) => {
  await open(page, photoConsultPath);
  await waitForIdle(page);
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await chooser(page).focus();
  await waitForIsland(page, "photo-chooser");
  expect(requests.filter((each) => /check-|exif/.test(each))).toEqual([]);
  await check(page, photos.gps);
  await check(page, photos.sharp, photos.png, photos.pdf, photos.heic, photos.text);
  await expect(results(page)).toHaveCount(6);
  const parts = requests.filter((each) => !each.includes("google.com/maps"));
  for (const each of parts)
    expect(each).toMatch(/^GET http:\/\/localhost:\d+\/assets\/[\w-]+\.(?:js|svg)$/);
  const kept = await page.evaluate(() => [localStorage.length, document.cookie] as const);
  expect(kept).toEqual([0, ""]);
});

test("the cleaned copy is the same picture, upright, without metadata", async ({ page }) => {
  await open(page, photoConsultPath);
  await check(page, photos.gps, photos.gpsPng, photos.polyglot);
  for (const [original, name] of [
    [photos.gps, "gps-cleaned.jpg"],
    [photos.gpsPng, "gps-cleaned.png"],
    [photos.polyglot, "polyglot-cleaned.jpg"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Save a cleaned copy of ${original.name}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    const copy = await readFile(await download.path());
    const [before, after] = await Promise.all(
      [original.buffer, copy].map((file) => sharp(file).raw().toBuffer()),
    );
    expect(after?.equals(before as Buffer), "the same pixels").toBe(true);
    const { orientation = 1 } = await sharp(original.buffer).metadata();
    const { orientation: kept = 1, exif } = await sharp(copy).metadata();
    expect(kept).toBe(orientation);
    expect(exif?.length ?? 0).toBeLessThan(40);
    for (const word of ["Sample", "2026:11", "<script"]) expect(copy.includes(word)).toBe(false);
  }
  await expect(page.getByText("Saved to your downloads.").first()).toBeVisible();
});

test("a photo that is gone when the check reads it is not called damaged", async ({ page }) => {
  const file = test.info().outputPath("sharp.jpg");
  await writeFile(file, photos.sharp.buffer);
  const release = await holdRequests(page, /check-worker-.*\.js/);
  await open(page, photoConsultPath);
  await chooser(page).setInputFiles(file);
  await expect(results(page)).toContainText("Checking");
  await rm(file);
  release();
  await expect(results(page)).toContainText("could not be checked");
});

test("without a connection, no photo is called damaged", async ({ page, allowed }) => {
  allowed.push(/ERR_FAILED|Failed to load resource/);
  await page.route(/check-worker-.*\.js/, (route) => route.abort());
  await open(page, photoConsultPath);
  await chooser(page).setInputFiles(photos.sharp);
  await expect(results(page)).toContainText("could not be checked", { timeout: 40_000 });
  await expect(results(page).getByRole("heading")).toHaveText(advice);
  await page.unroute(/check-worker-.*\.js/);
  await page.getByRole("button", { name: /^Remove / }).click();
  await check(page, photos.sharp);
  await expect(results(page).getByRole("heading")).toHaveText(good);
});

test("new photos join the list; those beyond the limit are reported", async ({ page }) => {
  await open(page, photoConsultPath);
  await expect(page.getByText("What you choose now is added")).toHaveCount(0);
  await check(page, photos.sharp, photos.png, photos.gps);
  await expect(status(page)).toHaveText("Done: 3 ready to send.");
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
  await expect(status(page)).toHaveText("Done: 3 ready to send.");
  await expect(chooser(page)).toBeFocused();
  for (const { name } of [photos.sharp, photos.png, photos.gps]) {
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  }
  await expect(page.getByLabel("Choose photos to check", { exact: true })).toBeAttached();
});

test("a file over the limit is reported in words, whatever its type", async ({ page }) => {
  await open(page, photoConsultPath);
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
  await open(page, photoConsultPath);
  const file = test.info().outputPath(photos.tiny.name);
  await writeFile(file, photos.tiny.buffer);
  const box = page.locator(".photo-check-choose");
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(box);
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
  await waitForIsland(page, "photo-chooser");
  await drag("dragOver");
  await drag("drop");
  await expect(results(page)).toContainText("small (320 × 240");
});

test("a photo of 48 megapixels is checked", async ({ page }) => {
  test.slow();
  const large = test.info().outputPath("large.jpg");
  await makeLargePhoto(photos.sharp, large);
  await open(page, photoConsultPath);
  await chooser(page).setInputFiles(large);
  await expect(status(page)).toContainText("Done:", { timeout: 60_000 });
  await expect(results(page)).toContainText("8064 × 6048");
});
