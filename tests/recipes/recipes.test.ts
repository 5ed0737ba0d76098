import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../scripts/content-check/check.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { visibleText } from "../support/text.ts";
import { asPattern, follow, readMistakes, readRecipes } from "./guide.ts";

/* Follows every recipe of the editing guide and builds the site: each change shows on its page. */
const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/editing-content.md"), "utf8");
const recipes = readRecipes(guide);
const folder = temporaryFolder();

type Gallery = {
  categories: { id: string; pairs: Record<"before" | "after", { file: string }>[] }[];
};

async function drawPictures(content: string): Promise<void> {
  const { categories } = parse(readFileSync(join(content, "gallery.yaml"), "utf8")) as Gallery;
  const files = categories.flatMap(({ id, pairs }) =>
    pairs.flatMap(({ before, after }) => [`${id}/${before.file}`, `${id}/${after.file}`]),
  );
  for (const [index, file] of files.entries()) {
    const path = join(content, "gallery-pictures", file);
    mkdirSync(dirname(path), { recursive: true });
    const background = { r: 40 + index, g: 120, b: 200 - index };
    await sharp({ create: { width: 1200, height: 800, channels: 3, background } }).toFile(path);
  }
}

/**
 * Writes the content that the recipes of docs/editing-content.md start from to `content/` of the
 * folder: the archive of `npm test -- freeze-guide`, so that the practice's own edits do not
 * change what the guide quotes.
 */
async function writeGuideContent(): Promise<void> {
  const frozen = join(root, "tests/fixtures/guide-content.tar.gz");
  const { status, stderr } = spawnSync("tar", ["-xzf", frozen, "-C", folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${frozen}: expected an archive: ${stderr}`);
  await drawPictures(join(folder, "content"));
}

const run = (command: string) =>
  spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_FOLDER: join(folder, "content"),
      SITE_BUILD_DIRECTORY: join(folder, "build"),
      SITE_TODAY: "2026-11-21",
      // A configured origin, so that the build has a sitemap.
      SITE_URL: "https://www.practice.test",
      NODE_ENV: "production",
    },
  });

beforeAll(async () => {
  await writeGuideContent();
  const picture = (background: string) =>
    sharp({ create: { width: 1000, height: 700, channels: 3, background } })
      .withExif({ IFD0: { Make: "Camera" } })
      .jpeg()
      .toBuffer();
  const [before, after] = await Promise.all([picture("#b86a5a"), picture("#d9a491")]);
  const pictureOf = (file: string) => (file.includes("before") ? before : after);
  for (const { steps } of recipes) for (const step of steps) follow(folder, step, pictureOf);
  const { status, stdout, stderr } = run("node scripts/check-content.ts && node scripts/build.ts");
  expect(status, stdout + stderr).toBe(0);
}, 240_000);

/** What each recipe changes: a page or a file, and texts or markup there; `!` is gone. */
const changes = `
Change a price | /content/photo-consult | Photo consult, $44.95 | !$39.95
Say what a first visit costs | /content/financing-options | First office visit: $250.00.
Say what a first visit costs | /content/before-your-visit | A first office visit costs $250.00.
Change the hours | /contact-us | Wednesday, 11:00 AM to 7:00 PM Pacific;
Close for a holiday, or for some days | /contact-us | December 25, 2026 (Christmas Day) Closed | December 31, 2026 (New Year’s Eve) 9:00 AM to 12:00 PM Pacific | January 4, 2027 to January 8, 2027 (Office move) Closed
Close for a holiday, or for some days | / | "validFrom":"2027-01-04","validThrough":"2027-01-08"
Change a phone number | / | href="tel:+13105551234" | (310) 555-1234
Change a heading or a sentence | / | Quiet care for the things nobody asks about. | <i>nobody</i> | Where does it bother you?
Move or remove a section of the home page | / | id="locations"
Change the words of a button or label | /service/anal-fissure | What this page holds
Change the links of the menu and the footer | / | Before your visit | Ask by photo
Change a press name or an award | / | The Coast Times | Radio Pier | Outlet Two | Sample names | !Outlet One
Change a press name or an award | /provider/sample-name-do | Teaching award, 2024 | College of the Coast | Service Award
Teach the search a word | assets/search-*.json | pink water
Add or remove a testimonial | /testimonials | I was nervous, and they noticed. | Sample, not a patient’s words | Patient A. | !Patient B. | !Folder 12
Add a service | / | href="/service/pilonidal-cyst" | A sore spot near the tailbone
Add a service | /services | Nine reasons to see us.
Add a service | /service/pilonidal-cyst | Pilonidal Cyst
Add a service | sitemap.xml | /service/pilonidal-cyst
Add a pair of pictures | assets/abscess-*.js | Before: a red, round swelling beside the opening | 4 weeks after | !C-2026-14
Add a page, or news | /parking | Where to park
Add a page, or news | / | href="/parking"
Add a page, or news | assets/search-*.json | Where to park
Add a picture | /about | The way to our garage | alt="A ramp that leads down to the garage"
Add a doctor | /about | Meet Dr. Maria Reyes, DO
Add a doctor | /provider/maria-reyes-do | Dr. Maria Reyes, DO | American Osteopathic Board of Proctology
Add a doctor | /legal/notices | California license no. 20A 12345
Add a doctor | sitemap.xml | /provider/maria-reyes-do
Add an office | / | Three offices, two doctors | Beverly Hills, Huntington Beach & Santa Monica | "streetAddress":"120 Ocean Avenue, Suite 5"
Add an office | /contact-us | href="tel:+13105551250" | BOOK ONLINE in Santa Monica
Confirm a sample that is true as it stands | /contact-us | A person answers the phone during office hours.
Change the color of the buttons | / | --action:#0f5257
`
  .trim()
  .split("\n")
  .map((row) => row.split(" | ") as [title: string, place: string, ...words: string[]]);

it("the guide has a test for each recipe, and each recipe something to do", () => {
  expect(recipes.map(({ title }) => title)).toEqual([...new Set(changes.map(([title]) => title))]);
  for (const { title, steps } of recipes) expect(steps.length, title).toBeGreaterThan(0);
  expect(readMistakes(guide)).toHaveLength(guide.split("you read").length - 1);
});

it.each(changes)("%s: %s shows the change", (_, place, ...words) => {
  const client = join(folder, "build/client");
  const files = place.startsWith("/")
    ? [join(client, place, "index.html")]
    : globSync(join(client, place));
  const source = files.map((file) => readFileSync(file, "utf8")).join();
  const text = source + visibleText(source).replaceAll(/\s+/g, " ");
  expect(
    words.filter((each) => text.includes(each.replace(/^!/, "")) === each.startsWith("!")),
  ).toEqual([]);
});

it("a confirmed sample leaves the launch list", () => {
  const page = join(folder, "launch.html");
  run(`node scripts/check-launch.ts --page ${page}`);
  const list = readFileSync(page, "utf8");
  expect(list).toContain("promises.replyTime");
  expect(list).not.toContain("promises.personAnswers");
});

it("every page of the edited site is sound", { timeout: 240_000 }, () => {
  const { status, stdout, stderr } = run("vitest run --project content");
  expect(status, stdout + stderr).toBe(0);
});

it.each(readMistakes(guide))("$typed: reports the error that the guide quotes", async (mistake) => {
  const { file, typed, message } = mistake;
  const path = join(folder, file);
  const sound = readFileSync(path, "utf8");
  const name = typed.split(":")[0]?.trim().replace("titel", "title") ?? "";
  const lines = sound.split("\n");
  const at = lines.findIndex((line) => line.trim().startsWith(name));
  if (at < 0 || file.endsWith(".mdx")) lines.push(typed);
  else lines[at] = typed;
  writeFileSync(path, lines.join("\n"));
  const { errors } = await checkContent(join(folder, "content"));
  writeFileSync(path, sound);
  expect(errors.join("\n")).toMatch(asPattern(message));
});
