import { publicPaths } from "../../app/routes.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { open, test } from "../support/test.ts";
import { expectLayout } from "./expect-layout.ts";
import { freezePage, widths } from "./freeze-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const missing = ["/no-such-page", "/service/no-such-service"];
const providers = publicPaths.filter((path) => path.startsWith("/provider/"));

/** Replaces doctors' names in a path. */
const nameOf = (path: string) =>
  providers.includes(path)
    ? `provider-${providers.indexOf(path) + 1}`
    : path.slice(1).replaceAll("/", "-") || "home";

for (const path of [...pageKinds, ...missing, "/test"]) {
  test.describe(path, () => {
    if (missing.includes(path)) test.use({ expectedConsole: /status of 404/ });

    test(`${path} matches its reference`, async ({ page }) => {
      await freezePage(page);
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectLayout(page, nameOf(path), {
          frame: path === "/" ? "accepted" : "shared",
          optional: /^\/(?:service|gallery|provider)\//.test(path),
        });
      }
    });
  });
}
