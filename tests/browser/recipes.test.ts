import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { ports } from "../support/addresses.ts";
import { guideContent } from "../support/guide-content.ts";
import { copyFolder, copyProject, runIn } from "../support/project-copy.ts";
import { asPattern, follow, readMistakes, readRecipes } from "../support/recipes.ts";
import { expect, open, test } from "../support/test.ts";

const root = join(import.meta.dirname, "../..");
const copy = copyFolder("recipes");
const guide = readFileSync(join(root, "docs/editing-content.md"), "utf8");
const recipes = readRecipes(guide);
const address = `http://localhost:${ports.recipes}`;
/** The build date of the copy. */
const today = "2026-11-21";

const link = (page: Page, place: string, path: string) =>
  page.locator(`${place} a[href="${path}"]`).first();

/** What a visitor sees after each recipe. */
const seen: Record<string, (page: Page) => Promise<void>> = {
  "Change a price": async (page) => {
    await page.goto(`${address}/content/photo-consult`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $44.95");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\$44\.95/);
    await expect(page.getByText("$39.95")).toHaveCount(0);
  },
  "Say what a first visit costs": async (page) => {
    await page.goto(`${address}/content/financing-options`);
    await expect(page.getByText("First office visit: $250.00.")).toBeVisible();
    await page.goto(`${address}/content/before-your-visit`);
    await expect(page.getByText("A first office visit costs $250.00.")).toBeVisible();
  },
  "Change the hours": async (page) => {
    await page.goto(`${address}/contact-us`);
    const office = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Beverly Hills" }) });
    await expect(office).toContainText("Wednesday11:00 AM to 7:00 PM Pacific");
    await expect(page.getByRole("main")).toContainText("Wednesday, 11:00 AM to 7:00 PM Pacific;");
  },
  "Close for a holiday, or for some days": async (page) => {
    await page.clock.setFixedTime(new Date("2026-12-25T18:00:00Z"));
    const hours = page.locator(".office-hours").first();
    /** Hours update when they are near the viewport. */
    const openAtHours = async () => {
      await open(page, `${address}/contact-us`);
      await hours.scrollIntoViewIfNeeded();
    };
    await openAtHours();
    await expect(
      page.getByText("Closed today (Christmas Day). Opens Monday 9:00 AM").first(),
    ).toBeVisible();
    await expect(hours).toContainText("December 25, 2026 (Christmas Day)Closed");
    await expect(hours).toContainText(
      "December 31, 2026 (New Year’s Eve)9:00 AM to 12:00 PM Pacific",
    );
    await expect(hours).toContainText("January 4, 2027 to January 8, 2027 (Office move)Closed");
    const data = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).join();
    expect(data).toContain('"validFrom":"2027-01-04","validThrough":"2027-01-08"');
    // A page built earlier and read later, in the evening in California.
    await page.clock.setFixedTime(new Date("2027-01-08T07:30:00Z"));
    await openAtHours();
    await expect(hours).not.toContainText("Christmas");
    await expect(hours).toContainText("Office move");
    await page.clock.setFixedTime(new Date("2027-01-09T08:30:00Z"));
    await openAtHours();
    await expect(hours).not.toContainText("Office move");
  },
  "Change a phone number": async (page) => {
    await page.goto(address);
    await expect(page.getByRole("link", { name: "Call (310) 555-1234" })).toHaveAttribute(
      "href",
      "tel:+13105551234",
    );
  },
  "Change a heading or a sentence": async (page) => {
    await page.goto(address);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Quiet care for the things nobody asks about.");
    await expect(heading.locator("i")).toHaveText("nobody");
    await expect(page.getByRole("heading", { name: "Where does it bother you?" })).toBeVisible();
  },
  "Move or remove a section of the home page": async (page) => {
    await page.goto(address);
    const sections = page.locator(".home-view section");
    const names = await sections.evaluateAll((all) => all.map(({ id }) => id));
    const locations = names.indexOf("locations");
    expect(locations).toBeGreaterThan(0);
    await expect(sections.nth(locations + 1)).toContainText("What we treat");
  },
  "Change the words of a button or label": async (page) => {
    await page.goto(`${address}/service/anal-fissure`);
    const contents = page.getByRole("navigation", { name: "What this page holds" });
    await expect(contents.locator("summary")).toHaveText("What this page holds");
  },
  "Change the links of the menu and the footer": async (page) => {
    await page.goto(address);
    for (const place of [".desktop-nav", ".mobile-menu"]) {
      const added = link(page, place, "/content/before-your-visit");
      await expect(added).toHaveText("Before your visit");
    }
    await expect(link(page, ".footer", "/content/photo-consult")).toHaveText("Ask by photo");
  },
  "Change a press name or an award": async (page) => {
    await page.goto(address);
    const names = page.locator(".press-strip");
    for (const name of ["The Coast Times", "Radio Pier", "The Sample Review"]) {
      await expect(names).toContainText(name);
    }
    await expect(names).not.toContainText("Sample Press One");
    await page.goto(`${address}/provider/sample-name-do`);
    const awards = page.getByRole("term").filter({ hasText: /award/i });
    await expect(awards.first()).toHaveText("Teaching award, 2024");
    await expect(page.getByText("College of the Coast", { exact: true })).toBeVisible();
    await expect(awards.nth(1)).toHaveText("Sample Service Award");
  },
  "Teach the search a word": async (page) => {
    await open(page, address);
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search this site" });
    await search.getByRole("searchbox").fill("pink water");
    await expect(search.getByRole("listitem").first()).toContainText("Rectal Bleeding");
  },
  "Add or remove a testimonial": async (page) => {
    await page.goto(`${address}/testimonials`);
    const first = page.getByRole("figure").first();
    await expect(first).toContainText("I was nervous, and they noticed.");
    await expect(first).toContainText("M. R.");
    await expect(first).not.toContainText("Sample");
    await expect(page.getByRole("figure").nth(1)).toContainText("Sample, not a patient’s words");
    expect(await page.content()).not.toContain("Folder 12");
    const from = (name: string) => page.getByRole("figure").filter({ hasText: name });
    await expect(page.getByRole("figure")).toHaveCount(20);
    await expect(from("Sample Patient A.")).toHaveCount(1);
    await expect(from("Sample Patient B.")).toHaveCount(0);
  },
  "Add a service": async (page) => {
    const path = "/service/pilonidal-cyst";
    await page.goto(address);
    await expect(link(page, ".symptoms", path)).toContainText("A sore spot near the tailbone");
    for (const place of [".desktop-nav", ".mobile-menu", ".service-grid", ".footer"]) {
      await expect(link(page, place, path)).toHaveCount(1);
    }
    await page.goto(`${address}/services`);
    await expect(page.getByText("Nine reasons to see us.")).toBeVisible();
    await open(page, address + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pilonidal Cyst");
    expect(await (await page.request.get(`${address}/sitemap.xml`)).text()).toContain(path);
  },
  "Add a pair of pictures": async (page) => {
    await open(page, `${address}/gallery/abscess`);
    await page.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
    const picture = page.getByRole("img", {
      name: "Before: a red, round swelling beside the opening",
    });
    await expect(picture).toBeVisible();
    await expect(page.getByText("4 weeks after").first()).toBeVisible();
    const [real, sample] = ["Actual patient of this practice.", "Sample picture, not a patient."];
    await expect(page.locator(".gallery-note").first()).toContainText(real);
    await expect(page.locator(".gallery-note").nth(1)).toContainText(sample);
    expect(await page.content()).not.toContain("C-2026-14");
  },
  "Add a page, or news": async (page) => {
    await page.goto(`${address}/parking`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to park");
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(
      "Where to park",
    );
    await expect(link(page, ".footer", "/parking")).toHaveText("Where to park");
    await open(page, address);
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search this site" });
    await search.getByRole("searchbox").fill("park");
    await expect(search.getByRole("link", { name: /Where to park/ }).first()).toBeVisible();
  },
  "Add a picture": async (page) => {
    await page.goto(`${address}/about`);
    const figure = page.getByRole("figure", { name: "The way to our garage" });
    const picture = figure.getByAltText("A ramp that leads down to the garage");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);
  },
  "Add a doctor": async (page) => {
    const path = "/provider/maria-reyes-do";
    await page.goto(`${address}/about`);
    await expect(link(page, "main", path)).toHaveText("Meet Dr. Maria Reyes, DO");
    for (const place of [".desktop-nav", ".mobile-menu", ".footer"]) {
      await expect(link(page, place, path)).toHaveCount(1);
    }
    await open(page, address + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Maria Reyes, DO");
    await expect(page.getByRole("main")).toContainText("American Osteopathic Board of Proctology");
    await page.goto(`${address}/legal/notices`);
    await expect(page.getByRole("main")).toContainText("California license no. 20A 12345");
    expect(await (await page.request.get(`${address}/sitemap.xml`)).text()).toContain(path);
  },
  "Add an office": async (page) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Three offices, two doctors" })).toBeVisible();
    await expect(page.locator(".hero .eyebrow")).toHaveText(
      "Proctology · Beverly Hills, Huntington Beach & Santa Monica",
    );
    await expect(page.locator(".footer-office")).toHaveCount(3);
    const data = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).join();
    expect(data).toContain('"streetAddress":"120 Ocean Avenue, Suite 5"');
    await page.goto(`${address}/contact-us`);
    await expect(link(page, "main", "tel:+13105551250")).toBeVisible();
    await expect(page.getByRole("button", { name: "BOOK ONLINE in Santa Monica" })).toBeVisible();
  },
  "Confirm a sample that is true as it stands": async (page) => {
    const { stdout } = run("node scripts/check-launch.ts --json");
    expect(stdout).toContain("promises.replyTime");
    expect(stdout).not.toContain("promises.personAnswers");
    await page.goto(`${address}/contact-us`);
    await expect(page.getByText("A person answers the phone during office hours.")).toBeVisible();
  },
  "Change the color of the buttons": async (page) => {
    await page.goto(address);
    const button = page.getByRole("main").getByRole("link", { name: "BOOK NOW" }).first();
    await expect(button).toHaveCSS("background-color", "rgb(15, 82, 87)");
  },
};

const npmScript = (name: string) => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return scripts[name] ?? "";
};

const settings = {
  SITE_TODAY: today,
  // A configured origin, so that the build has a sitemap.
  SITE_URL: "https://www.practice.test",
};

/** Runs an npm script in the copy. */
const run = (command: string) => runIn(copy, command, settings);

test.describe.configure({ mode: "serial" });

test.describe("the editing guide", () => {
  let server: ChildProcess;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    copyProject("recipes", await guideContent("recipes"));
    const pictures = new Map<string, Buffer>();
    for (const side of ["before", "after"]) {
      const background = side === "before" ? "#b86a5a" : "#d9a491";
      const image = sharp({ create: { width: 1000, height: 700, channels: 3, background } });
      pictures.set(
        side,
        await image
          .withExif({ IFD0: { Make: "Camera" } })
          .jpeg()
          .toBuffer(),
      );
    }
    const picture = (file: string) =>
      pictures.get(file.includes("before") ? "before" : "after") ?? Buffer.of();
    for (const { steps } of recipes) for (const step of steps) follow(copy, step, picture);
    const { status, stdout, stderr } = run(npmScript("build"));
    expect(status, stdout + stderr).toBe(0);
    server = spawn("node", ["server/main.ts"], {
      cwd: copy,
      env: { ...process.env, PORT: String(ports.recipes), SITE_BUILD_DIRECTORY: "build" },
      stdio: "ignore",
    });
    const answers = () =>
      fetch(`${address}/test`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  });

  test.afterAll(() => {
    server?.kill();
    rmSync(copy, { recursive: true, force: true });
  });

  test("has a test for each recipe, and each recipe something to do", () => {
    expect(recipes.map(({ title }) => title)).toEqual(Object.keys(seen));
    for (const { title, steps } of recipes) expect(steps.length, title).toBeGreaterThan(0);
    expect(readMistakes(guide)).toHaveLength(guide.split("you read").length - 1);
  });

  for (const { title } of recipes) {
    test(`${title}: the built page shows the change`, async ({ page }) => {
      await seen[title]?.(page);
    });
  }

  const checks = [
    ["records and texts are sound", "node scripts/check-content.ts"],
    ["every built page is sound", "vitest run --project content"],
    ["the specification holds", "vitest run --project specification"],
  ];
  const checksInBrowser = [
    ["every page is accessible", "playwright test --config playwright.content.config.ts"],
    [
      "the specification holds in a browser",
      "playwright test --config playwright.specification.config.ts --project specification",
    ],
  ];
  for (const [name = "", command = ""] of [
    ...checks,
    ...(process.env["TEST_ALL"] ? checksInBrowser : []),
  ]) {
    test(`with all recipes together ${name}`, () => {
      test.setTimeout(400_000);
      const { status, stdout, stderr } = runIn(root, command, {
        ...settings,
        CONTENT_FOLDER: join(copy, "content"),
        SITE_BUILD_DIRECTORY: join(copy, "build"),
        TESTED_BUILD: "",
      });
      expect(status, stdout + stderr).toBe(0);
    });
  }

  test("the edited site has no dead link", async ({ request }) => {
    const paths = new Set(["/"]);
    const dead: string[] = [];
    for (const path of paths) {
      const answer = await request.get(address + path, { maxRedirects: 0 });
      if (answer.status() !== 200) dead.push(`${path}: ${answer.status()}`);
      else if (answer.headers()["content-type"]?.startsWith("text/html")) {
        for (const [, href = ""] of (await answer.text()).matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g))
          paths.add(href);
      }
    }
    expect(dead).toEqual([]);
    expect(paths.size).toBeGreaterThan(25);
  });

  test("npm run dev reports an error, waits, and continues when it is fixed", async () => {
    test.setTimeout(180_000);
    const path = join(copy, "content/practice.yaml");
    const good = readFileSync(path, "utf8");
    writeFileSync(path, good.replace("degree: DO", "degree: MD"));
    const dev = spawn("node", ["scripts/dev.ts", "--port", String(ports.recipesPreview)], {
      cwd: copy,
      env: {
        ...process.env,
        // Ignores the caller's content folder.
        CONTENT_FOLDER: "",
        PATH: `${root}/node_modules/.bin:${process.env["PATH"]}`,
      },
    });
    let told = "";
    for (const stream of [dev.stdout, dev.stderr]) {
      stream.on("data", (data) => {
        told += data;
      });
    }
    try {
      await expect.poll(() => told, { timeout: 60_000 }).toContain("waits here until");
      expect(told).toContain(
        'provider.degree: expected the degree that stands for “Doctor of Osteopathic Medicine”, found "MD"',
      );
      writeFileSync(path, good);
      await expect.poll(() => told, { timeout: 100_000 }).toContain("Local");
    } finally {
      writeFileSync(path, good);
      dev.kill();
    }
  });

  for (const { file, typed, told } of readMistakes(guide)) {
    test(`${typed.trim()}: reports the error that the guide quotes`, () => {
      const path = join(copy, file);
      const good = readFileSync(path, "utf8");
      const key = typed.split(":")[0]?.trim() ?? "";
      const lines = good.split("\n");
      const name = key.replace("titel", "title");
      const at = lines.findIndex((line) => line.trim().startsWith(name));
      if (at < 0 || file.endsWith(".mdx")) lines.push(typed);
      else lines[at] = typed;
      writeFileSync(path, lines.join("\n"));
      const { status, stderr } = run("node scripts/check-content.ts");
      writeFileSync(path, good);
      expect(status).toBe(1);
      expect(stderr).toMatch(asPattern(told));
    });
  }
});
