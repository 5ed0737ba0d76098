import { galleryPaths, publicPaths } from "../../app/routes.ts";
import { open, test } from "../support/test.ts";
import { expectLayout } from "./expect-layout.ts";
import { holdStill, widths } from "./hold-still.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const missing = ["/no-such-page", "/service/no-such-service"];

for (const path of [...publicPaths, ...galleryPaths, ...missing, "/test"]) {
  test.describe(path, () => {
    if (missing.includes(path)) test.use({ expectedConsole: /status of 404/ });

    test(`${path} looks as it did`, async ({ page }) => {
      await holdStill(page);
      await open(page, path);
      const name = path.slice(1).replaceAll("/", "-") || "home";
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectLayout(page, name, { frame: path === "/" ? "accepted" : "shared" });
      }
    });
  });
}
