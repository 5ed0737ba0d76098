import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readRecords } from "../../content-schema/define.ts";
import { factsOf, samples } from "../../content-schema/samples.ts";
import { medicalPages } from "../../content-schema/services.ts";
import { testimonials } from "../../content-schema/testimonials.ts";
import { headersFor, type Rules } from "../../server/rules.ts";
import { builds } from "../support/addresses.ts";
import { builtPages } from "../support/pages.ts";
import { copyProject, runIn } from "../support/project-copy.ts";
import { visibleText } from "../support/text.ts";

/*
 * What is still a sample says so in its place, and stops saying so, by itself, once the practice has
 * confirmed it (decisions 44 and 45). The second state is that of a copy whose content is confirmed.
 */
const root = join(import.meta.dirname, "../..");
const html = (path: string, build: string) =>
  readFileSync(join(build, "client", path, "index.html"), "utf8");
const text = (path: string, build: string) => visibleText(html(path, build));
const shipped = join(root, builds.site);
const cards = (build: string) =>
  html("/testimonials", build).match(/<figure class="testimonial"[^>]*>[\s\S]*?<\/figure>/g) ?? [];
const robotsHeader = (build: string, path: string) => {
  const rules = JSON.parse(readFileSync(join(build, "hosting/rules.json"), "utf8")) as Rules;
  return headersFor(rules, path, true)["X-Robots-Tag"];
};
const facts = [...readRecords()].flatMap(([file, record]) => factsOf(file, record, []));
const paths = builtPages.map(({ path }) => path).filter((path) => !path.endsWith("/404"));

describe("the site as it comes", () => {
  it("has samples to show", () => {
    expect(Object.values(samples)).not.toContain(false);
  });

  it("is out of search engines by header too, on every kind of host", () => {
    for (const path of [...paths, "/no-such-page", "/share/home.png"]) {
      expect(robotsHeader(shipped, path), path).toMatch(/^noindex/);
    }
    for (const file of ["client/_headers", "hosting/cloudflare/_headers"]) {
      const lines = readFileSync(join(shipped, file), "utf8").match(/X-Robots-Tag: noindex/g);
      expect(lines?.length, file).toBeGreaterThan(1);
    }
    expect(robotsHeader(join(root, builds.configuredSite), "/about")).toBeUndefined();
  });

  it("says beside the rating what is still to be confirmed, in the hero and in the foot", () => {
    const source = "Sample rating: source and date to be confirmed";
    expect(html("/", shipped)).toMatch(
      new RegExp(`4\\.92 / 5[\\s\\S]{0,400}<p class="hero-source">${source}</p>`),
    );
    expect(html("/about", shipped)).toMatch(
      new RegExp(`31 ratings[\\s\\S]{0,60}<p class="footer-small">${source}</p>`),
    );
    expect(html("/", shipped)).toContain('"ratingValue":4.7');
  });

  it("says sample over the press, over the testimonials and on each card of them", () => {
    expect(text("/", shipped)).toContain("Sample names");
    const page = text("/testimonials", shipped);
    expect(page).toContain("No patient wrote these texts.");
    expect(page).not.toContain("In patients’ words");
    expect(cards(shipped)).toHaveLength(testimonials.length);
    for (const card of cards(shipped)) expect(card).toContain("Sample, not a patient’s words");
  });
});

describe("the site with its content confirmed", () => {
  let folder = "";
  let build = "";
  const change = (file: string, edit: (source: string) => string) => {
    const path = join(folder, "content", file);
    const source = readFileSync(path, "utf8");
    expect(edit(source), file).not.toBe(source);
    writeFileSync(path, edit(source));
  };

  beforeAll(() => {
    folder = copyProject("confirmed");
    build = join(folder, "build");
    change("practice.yaml", (source) =>
      source
        .replace("medicare: opted-out", "medicare: not-enrolled")
        .replace("coveredEntity: true", "coveredEntity: false")
        .replace('fictitiousNamePermit: ""', "fictitiousNamePermit: FNP 12")
        .replace(/personAnswers: .*/, 'personAnswers: ""')
        .replace("https://www.example.com\n", "https://www.practice.test\n")
        .replace("sample patient ratings", "Ratings on a site"),
    );
    // The rest is true as it comes.
    const changed =
      /^(?:medicare|hipaa\.coveredEntity|provider\.fictitious|promises\.person|site\.url|rating\.source)/;
    const entries = facts
      .filter(({ field, sample }) => sample && !changed.test(field))
      .map(({ file, field }) => ({
        file: file.replace("content/", ""),
        field,
        by: "A",
        on: "2026-11-21",
      }));
    change("confirmed.yaml", () => stringify({ confirmed: entries }));
    change("testimonials.yaml", (source) =>
      source
        .replaceAll("sample: true", "sample: false")
        .replaceAll("permission: null", 'permission: "Folder 3, 2026-10-02"'),
    );
    change("services/acne.mdx", (source) =>
      source.replace(/(reviewer:\n\s+sample: )true/, "$1false"),
    );
    const { status, stdout, stderr } = runIn(folder, "node scripts/build.ts", {
      SITE_BUILD_DIRECTORY: "build",
      // Vitest sets another one.
      NODE_ENV: "production",
    });
    expect(status, stdout + stderr).toBe(0);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("may be found, with no address from the environment", () => {
    expect(html("/about", build)).toContain(
      'rel="canonical" href="https://www.practice.test/about"',
    );
    expect(robotsHeader(build, "/about")).toBeUndefined();
    expect(readFileSync(join(build, "client/sitemap.xml"), "utf8")).toContain(
      "<loc>https://www.practice.test/service/acne</loc><lastmod>",
    );
  });

  it("gives the rating's source and day in both places", () => {
    const source = "Source: Ratings on a site, as of November 1, 2026";
    expect(html("/", build)).toContain(`<p class="hero-source">${source}</p>`);
    expect(html("/", build)).toContain(`<p class="footer-small">${source}</p>`);
    expect(html("/", build)).toContain('"ratingValue":4.7');
  });

  it("marks neither press nor testimonials", () => {
    expect(text("/", build)).not.toContain("Sample names");
    const page = text("/testimonials", build);
    expect(page).toContain("In patients’ words");
    expect(page).not.toContain("No patient wrote these texts.");
    expect(page).not.toContain("not a patient’s words");
  });

  it("names reviewer and days on the page that was reviewed, and on no other", () => {
    const line = (path: string) =>
      /<p class="review-line">[\s\S]*?<\/p>/.exec(html(path, build))?.[0];
    expect(line("/service/acne")).toMatch(/Reviewed by Dr\. [\s\S]*\d{4}/);
    expect(html("/service/acne", build)).toContain('"lastReviewed":');
    for (const { path } of medicalPages.filter(({ slug }) => slug !== "acne")) {
      expect(line(path), path).toContain("Not yet reviewed by a doctor.");
      expect(html(path, build), path).not.toMatch(/"lastReviewed"|"reviewedBy"/);
    }
  });

  it("follows what the practice says of HIPAA, Medicare, its name and its promises", () => {
    const privacy = text("/legal/privacy", build);
    expect(privacy).toContain("HIPAA does not apply to us");
    expect(privacy).not.toMatch(/Your rights under HIPAA|Notice of Privacy Practices is announced/);
    const financing = text("/content/financing-options", build);
    expect(financing).toContain("is not enrolled in Medicare");
    expect(financing).not.toContain("has opted out of Medicare");
    expect(text("/about", build)).toContain("fictitious name permit no. FNP 12");
    expect(text("/contact-us", build)).not.toContain("A person answers");
  });
});

it("as it comes, the notices are those of a covered entity whose doctor has opted out", () => {
  const privacy = text("/legal/privacy", shipped);
  expect(privacy).toContain("We are a covered entity, and HIPAA applies to us.");
  expect(privacy).toContain("Your rights under HIPAA");
  const financing = text("/content/financing-options", shipped);
  expect(financing).toContain("has opted out of Medicare, so it will not pay for your care here");
  expect(financing).toMatch(
    /0% promotional APR[^\n]*After the promotion: the lender’s standard APR/,
  );
  expect(financing).toContain("Read the lender’s terms at Sample Health Card");
  expect(text("/contact-us", shipped)).toContain("A person answers the phone");
  expect(text("/about", shipped)).not.toContain("fictitious name permit");
});
