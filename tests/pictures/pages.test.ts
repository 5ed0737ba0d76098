import { galleryPaths, publicPaths } from "../../app/routes.ts";
import { open, test } from "../support/test.ts";
import { expectPicture } from "./picture.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const missing = ["/no-such-page", "/service/no-such-service"];

for (const path of [...publicPaths, ...galleryPaths, ...missing, "/test"]) {
  test.describe(path, () => {
    if (missing.includes(path)) test.use({ expectedConsole: /status of 404/ });

    test(`${path} looks as it did`, async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-23T19:00:00Z"));
      await page.addInitScript(() => {
        // Frames have documents of their own, some without storage.
        if (window !== top) return;
        sessionStorage.setItem("disclaimerAccepted", "true");
        sessionStorage.setItem("forced_gallery", "true");
      });
      await open(page, path);
      if (/^\/gallery\//.test(path)) await page.locator("main img").first().waitFor();
      const name = path.slice(1).replaceAll("/", "-") || "home";
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectPicture(page, `${name}-${width}`, { fullPage: true });
      }
    });
  });
}
