import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { medicalPages, samples, testimonials, testimonialWords } from "#content";
import { headersFor, type Rules } from "../../server/rules.ts";
import { builds } from "../support/addresses.ts";
import { builtPages } from "../support/pages.ts";
import { copyProject, runIn } from "../support/project-copy.ts";
import { visibleText } from "../support/text.ts";

/* Samples are labeled until the practice confirms them. The fixture has samples for address,
   testimonials and reviews; a copy inverts which facts are samples. */
const root = join(import.meta.dirname, "../..");
const html = (path: string, build: string) =>
  readFileSync(join(build, "client", path, "index.html"), "utf8");
const text = (path: string, build: string) => visibleText(html(path, build));
const sample = join(root, builds.site);
const cards = (build: string) =>
  html("/testimonials", build).match(/<figure class="testimonial"[^>]*>[\s\S]*?<\/figure>/g) ?? [];
const robotsHeader = (build: string, path: string) => {
  const rules = JSON.parse(readFileSync(join(build, "hosting/rules.json"), "utf8")) as Rules;
  return headersFor(rules, path, true)["X-Robots-Tag"];
};
const shippedSamples = parse(
  readFileSync(join(root, "content-schema/samples.yaml"), "utf8"),
) as Record<string, Record<string, unknown[]>>;
const paths = builtPages.map(({ path }) => path).filter((path) => !path.endsWith("/404"));

describe("the sample practice", () => {
  it("has samples and confirmed facts", () => {
    expect(samples).toEqual({
      site: true,
      credentials: true,
      rating: false,
      press: false,
      testimonials: true,
    });
  });

  it("is noindex by header too, on every kind of host", () => {
    for (const path of [...paths, "/no-such-page", "/share/home.png"]) {
      expect(robotsHeader(sample, path), path).toMatch(/^noindex/);
    }
    const [all] = readFileSync(join(sample, "client/_headers"), "utf8").split("\n\n");
    expect(all).toMatch(/^\/\*\n[\s\S]*X-Robots-Tag: noindex/);
    expect(robotsHeader(join(root, builds.configuredSite), "/about")).toBeUndefined();
  });

  it("states the rating's source and date in both places", () => {
    const source = "Source: Sample reviews, as of October 1, 2026";
    expect(text("/", sample).split(source)).toHaveLength(3);
    expect(html("/", sample)).toContain('"ratingValue":4.7');
    expect(text("/", sample)).not.toContain("Sample names");
  });

  it("labels testimonials as samples, above them and on each card", () => {
    expect(cards(sample)).toHaveLength(testimonials.length);
    for (const card of cards(sample)) expect(card).toContain(testimonialWords.sample);
  });

  it("is a covered entity without a reviewed page", () => {
    expect(text("/legal/privacy", sample)).toContain("HIPAA applies to us");
    expect(text("/contact-us", sample)).toContain("A person answers the phone");
    for (const { path } of medicalPages) {
      expect(text(path, sample), path).toContain("Not yet reviewed by a doctor.");
      expect(html(path, sample), path).not.toMatch(/"lastReviewed"|"reviewedBy"/);
    }
  });
});

describe("a copy with inverted samples", () => {
  let folder = "";
  let build = "";
  const change = (file: string, edit: (source: string) => string) => {
    const path = join(folder, "content", file);
    const source = readFileSync(path, "utf8");
    expect(edit(source), file).not.toBe(source);
    writeFileSync(path, edit(source));
  };
  /** Returns the shipped value of a field. */
  const shipped = (file: string, field: string) =>
    String(shippedSamples[file]?.[field]?.[0] ?? "missing");

  beforeAll(() => {
    folder = copyProject("confirmed");
    build = join(folder, "build");
    change("practice.yaml", (source) =>
      source
        .replace("coveredEntity: true", "coveredEntity: false")
        .replace(/fictitiousNamePermit: .*/, 'fictitiousNamePermit: ""')
        .replace(/personAnswers: .*/, 'personAnswers: ""')
        .replace("url: https://www.example.com\n", "url: https://www.practice.test\n")
        .replace("Sample reviews", shipped("practice.yaml", "rating.source")),
    );
    change("press.yaml", (source) =>
      source.replace("Sample Gazette", shipped("press.yaml", "names")),
    );
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
      // Overrides Vitest's own value.
      NODE_ENV: "production",
    });
    expect(status, stdout + stderr).toBe(0);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is indexable, without an environment variable", () => {
    expect(html("/about", build)).toContain(
      'rel="canonical" href="https://www.practice.test/about"',
    );
    expect(robotsHeader(build, "/about")).toBeUndefined();
    expect(readFileSync(join(build, "client/sitemap.xml"), "utf8")).toContain(
      "<loc>https://www.practice.test/service/acne</loc><lastmod>",
    );
  });

  it("labels the press as a sample, and the unconfirmed part of the rating", () => {
    expect(text("/", build)).toContain("Sample names");
    const source = "Sample rating: source and date to be confirmed";
    expect(text("/", build).split(source)).toHaveLength(3);
    expect(html("/", build)).toContain('"ratingValue":4.7');
  });

  it("marks no testimonial", () => {
    expect(cards(build)).toHaveLength(testimonials.length);
    expect(html("/testimonials", build)).not.toContain(testimonialWords.sample);
  });

  it("names reviewer and dates on the reviewed page only", () => {
    const line = (path: string) =>
      /<p class="review-line">[\s\S]*?<\/p>/.exec(html(path, build))?.[0];
    expect(line("/service/acne")).toMatch(/Reviewed by Dr\. [\s\S]*\d{4}/);
    expect(html("/service/acne", build)).toContain('"lastReviewed":');
    for (const { path } of medicalPages.filter(({ slug }) => slug !== "acne")) {
      expect(line(path), path).toContain("Not yet reviewed by a doctor.");
      expect(html(path, build), path).not.toMatch(/"lastReviewed"|"reviewedBy"/);
    }
  });

  it("follows the practice's HIPAA status, name and promises", () => {
    expect(text("/legal/privacy", build)).toContain("HIPAA does not apply to us");
    expect(text("/about", sample)).toContain("fictitious name permit no. FN-0000");
    expect(text("/about", build)).not.toContain("fictitious name permit");
    expect(text("/contact-us", build)).not.toContain("A person answers");
  });
});
