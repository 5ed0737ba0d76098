import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ElementHandle, launch } from "puppeteer-core";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../hosts/start-server.ts";
import { makePhotos, type Photo } from "../support/photos.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { builds } from "../support/test-sites.ts";
import { firefox, startFirefox } from "./firefox-engine.ts";
import { journeys } from "./journeys.ts";

journeys("Firefox", startFirefox);

test("resisting fingerprinting: the photo check judges no invented pixels", {
  timeout: 120_000,
}, async () => {
  const site = await startServer(builds.site);
  onTestFinished(async () => void (await site.stop()));
  const extraPrefsFirefox = { ...firefox.extraPrefsFirefox, "privacy.resistFingerprinting": true };
  const browser = await launch({ ...firefox, extraPrefsFirefox });
  onTestFinished(() => browser.close());
  const folder = temporaryFolder(onTestFinished);
  const { dark, gpsPng } = await makePhotos();
  const save = async ({ name, buffer }: Photo) => {
    const file = join(folder, name);
    await writeFile(file, buffer);
    return file;
  };
  const files = await Promise.all([dark, gpsPng].map(save));
  const page = await browser.newPage();
  await page.goto(`${site.origin}/content/photo-consult`);
  const chooser = (await page.waitForSelector(
    ".photo-check input[type=file]",
  )) as ElementHandle<HTMLInputElement>;
  await chooser.uploadFile(...files);
  const results = () =>
    page.$$eval(".photo-check-result", (all) => all.map(({ textContent }) => textContent));
  const unseen = expect.stringMatching(/Ready to send.*does not let websites see into pictures/s);
  await expect.poll(results, { timeout: 60_000 }).toEqual([unseen, unseen]);
});
