import type { Page } from "@playwright/test";

/** The widths of a phone and of a desk, in CSS pixels. */
export const widths = [390, 1440] as const;

/** One Monday morning for every run, and no reload of the gallery while it is read. */
export async function holdStill(page: Page, storage: Record<string, string> = {}): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-23T19:00:00Z"));
  await page.addInitScript(
    (items) => {
      // Frames have documents of their own, some without storage.
      if (window !== top) return;
      for (const [key, value] of Object.entries(items)) {
        if (key === "accessibilitySettings") localStorage.setItem(key, value);
        else sessionStorage.setItem(key, value);
      }
    },
    { forced_gallery: "true", ...storage },
  );
}
