import type { Page } from "@playwright/test";
import { freshKey, settingsKey } from "../../app/storage-keys.ts";

/** Phone and desktop widths, in CSS px. */
export const widths = [390, 1440] as const;

/** Fixes the clock on a Monday morning, and prevents the gallery's reload. */
export async function freezePage(page: Page, storage: Record<string, string> = {}): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-23T19:00:00Z"));
  await page.addInitScript(
    ([items, local]) => {
      // Frames are other documents, some without storage.
      if (window !== top) return;
      for (const [key, value] of Object.entries(items)) {
        (key === local ? localStorage : sessionStorage).setItem(key, value);
      }
    },
    [{ [freshKey]: "true", ...storage }, settingsKey] as const,
  );
}
