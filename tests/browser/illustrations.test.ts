import sharp from "sharp";
import { serviceRecords, services } from "#content/services";
import { boxesOf, boxOf, setRootClasses } from "../support/layout.ts";
import { richestPages } from "../support/templates.ts";
import { expect, open, test } from "../support/test.ts";
import { site } from "../support/test-sites.ts";

/* Scenes, figures and the list of services: what a visitor sees of them at each width. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const figured = services.find(({ slug }) => serviceRecords[slug]?.figures?.schematic);

test("a hero's scene reaches both edges, and is 480 px high on wide screens", async ({ page }) => {
  let scenes = 0;
  for (const path of richestPages) {
    await open(page, path);
    const scene = page.locator(".page-hero:not(.page-hero-compact) .scene-image:visible");
    if ((await scene.count()) === 0) continue;
    scenes += 1;
    for (const width of [360, 768, 1024, 1440, 2400]) {
      await page.setViewportSize({ width, height: 900 });
      const state = `${path}, ${width} px`;
      for (const dir of ["rtl", "ltr"]) {
        await page.evaluate((value) => document.documentElement.setAttribute("dir", value), dir);
        const { x, right } = await boxOf(scene);
        expect(x, `${state}, ${dir}`).toBeLessThanOrEqual(0);
        expect(right, `${state}, ${dir}`).toBeGreaterThanOrEqual(width);
      }
      const { height } = await boxOf(scene);
      if (width >= 1024) expect(height, state).toBeGreaterThanOrEqual(480);
      if (width < 2400) continue;
      const header = await boxOf(page.locator(".header-bar"));
      expect(header.width, state).toBeGreaterThan(0.55 * width);
    }
  }
  expect(scenes).toBeGreaterThan(1);
});

test("in a translation from right to left a scene is mirrored", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of richestPages) {
    await open(page, path);
    const hero = page.locator(".hero, .page-hero").filter({ has: page.locator(".scene-image") });
    if ((await hero.count()) === 0) continue;
    await page.evaluate(() => {
      const text = ".hero-body, .page-hero-body";
      for (const each of document.querySelectorAll<HTMLElement>(text)) each.style.opacity = "0";
    });
    const scene = await hero.first().screenshot();
    // As the extension or the browser that translates the page sets it.
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    const mirrored = await sharp(await hero.first().screenshot())
      .flop()
      .toBuffer();
    const composite = [{ input: mirrored, blend: "difference" as const }];
    const difference = await sharp(scene).composite(composite).removeAlpha().toBuffer();
    const { channels } = await sharp(difference).stats();
    for (const { mean } of channels) expect(mean, path).toBeLessThan(3);
  }
});

test("a service's scene is whole after a page that shows a crop of it", async ({ browser }) => {
  // A context of its own: `context.route` disables the cache.
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site}/services`);
  await page.locator('main img[src$="#crop"]').evaluateAll((all) =>
    Promise.all(
      all.map((each) => {
        const crop = each as HTMLImageElement;
        crop.loading = "eager";
        return crop.decode();
      }),
    ),
  );
  for (const { path } of services) {
    await page.goto(`${site}${path}`);
    const { right, width, height } = await boxOf(page.locator(".page-hero .scene-image"));
    expect(right, path).toBeGreaterThanOrEqual(390);
    expect(width / height, path).toBeCloseTo(30 / 7, 1);
  }
  await page.close();
});

test("a service's words end above the land, its facts cover the foot", async ({ page }) => {
  for (const { path } of services) {
    await open(page, path);
    for (const width of [390, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const scene = await boxOf(page.locator(".page-hero-view"));
      const words = await boxOf(page.locator(".page-hero-text"));
      const facts = await boxOf(page.locator(".glance"));
      expect(facts.y, `${path}, ${width} px`).toBeGreaterThan(scene.bottom - 0.14 * scene.height);
      const land = width < 1024 ? scene.y : scene.y + 0.59 * scene.height;
      expect(words.bottom, `${path}, ${width} px`).toBeLessThanOrEqual(land + 1);
    }
  }
});

test("a figure has letters on phones, and leaders to labels elsewhere", async ({ page }) => {
  await open(page, figured?.path ?? "");
  const art = page.locator(".schematic-art");
  await page.setViewportSize({ width: 390, height: 844 });
  const letters = art.locator(".schematic-key");
  const leaders = art.locator("img[src$='#leaders']");
  await expect(art.getByRole("img")).toHaveAccessibleName(/\S/);
  await expect(letters).toBeVisible();
  await expect(leaders).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await setRootClasses(page, ["dyslexia-font"]);
  await expect(letters).toBeVisible();
  await setRootClasses(page, []);
  await expect(letters).toBeHidden();
  await expect(leaders).toBeVisible();
  const labels = await boxesOf(page.locator(".schematic-labels b"));
  const box = await boxOf(leaders);
  const file = await leaders.getAttribute("src");
  await page.goto(file ?? "");
  const ends = await page.locator(".leaders .leader").evaluateAll((all, { y, width }) => {
    const scale =
      width / (document.documentElement as unknown as SVGSVGElement).viewBox.baseVal.width;
    return all.map((each) => {
      const path = each as SVGPathElement;
      return y + scale * path.getPointAtLength(path.getTotalLength()).y;
    });
  }, box);
  expect(labels).toHaveLength(ends.length);
  for (const [index, end] of ends.entries()) {
    expect(Math.abs((labels[index]?.y ?? 0) - end), `label ${index + 1}`).toBeLessThan(24);
  }
});
