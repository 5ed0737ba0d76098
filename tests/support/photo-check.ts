import type { Page } from "@playwright/test";
import type { Photo } from "./photos.ts";
import { expect } from "./test.ts";

export const photoConsultPath = "/content/photo-consult";

/** A file that is no photo, whatever its name says. */
export const textFile = (name: string, text = "Words"): Photo => {
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(text) };
};

/** The field of the photo check, its results, and the line that sums them up. */
export const chooser = (page: Page) =>
  page.getByLabel(/^(?:Choose photos to check|Add more photos)$/);
export const results = (page: Page) => page.locator(".photo-check-result");
export const status = (page: Page) => page.locator(".photo-check-summary");

/** Chooses files, and waits for their verdicts. */
export async function check(page: Page, ...files: Photo[]): Promise<void> {
  await chooser(page).setInputFiles(files);
  await expect(status(page)).toContainText("Done:", { timeout: 60_000 });
}
