import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { medicalPages, samples, testimonials, testimonialWords } from "#content";
import { headersFor, type Rules } from "../../server/rules.ts";
import { builds } from "../support/addresses.ts";
import { builtPages } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

/* Samples are labeled until the practice confirms them. The sample practice has samples for its
   address, testimonials and reviews; the plain one has a reviewed page, and keeps no promise. */
const read = (build: string, file: string) =>
  readFileSync(join(import.meta.dirname, "../..", build, file), "utf8");
const html = (path: string, build: string = builds.site) =>
  read(build, join("client", path, "index.html"));
const text = (path: string, build: string = builds.site) => visibleText(html(path, build));
const robotsHeader = (build: string, path: string) => {
  const rules = JSON.parse(read(build, "hosting/rules.json")) as Rules;
  return headersFor(rules, path, true)["X-Robots-Tag"];
};

it("the sample practice has samples and confirmed facts", () => {
  expect(samples).toMatchObject({ site: true, rating: false, press: false, testimonials: true });
});

it("a site without an address of its own is noindex by header too, on every kind of host", () => {
  const paths = builtPages.map(({ path }) => path).filter((path) => !path.endsWith("/404"));
  for (const path of [...paths, "/no-such-page", "/share/home.png"]) {
    expect(robotsHeader(builds.site, path), path).toMatch(/^noindex/);
  }
  const [all] = read(builds.site, "client/_headers").split("\n\n");
  expect(all).toMatch(/^\/\*\n[\s\S]*X-Robots-Tag: noindex/);
  expect(robotsHeader(builds.configuredSite, "/about")).toBeUndefined();
});

it("a confirmed rating has its source and date in both places, and confirmed press no label", () => {
  const source = "Source: Sample reviews, as of October 1, 2026";
  expect(text("/").split(source)).toHaveLength(3);
  expect(html("/")).toContain('"ratingValue":4.7');
  expect(text("/")).not.toContain("Sample names");
});

it("each testimonial of a sample says so", () => {
  const cards = html("/testimonials").split('<figure class="testimonial"').slice(1);
  expect(cards).toHaveLength(testimonials.length);
  for (const card of cards) expect(card).toContain(testimonialWords.sample);
});

describe("a service", () => {
  it.each(medicalPages)("$path names no reviewer before its review", ({ path }) => {
    expect(text(path)).toContain("Not yet reviewed by a doctor.");
    expect(html(path)).not.toMatch(/"lastReviewed"|"reviewedBy"/);
  });

  it("names reviewer and dates once reviewed", () => {
    const page = html("/service/acne", builds.plainPractice);
    const [line = ""] = /<p class="review-line">[\s\S]*?<\/p>/.exec(page) ?? [];
    expect(line).toMatch(/Reviewed by Dr\. [\s\S]*\d{4}/);
    expect(page).toMatch(/"lastReviewed":.*"reviewedBy":|"reviewedBy":.*"lastReviewed":/);
  });
});

it.each([
  ["/legal/privacy", "HIPAA applies to us", "HIPAA does not apply to us"],
  ["/about", "fictitious name permit no. FN-0000", ""],
  ["/contact-us", "A person answers the phone", ""],
])("%s follows the practice's status, name and promises", (path, yes, no) => {
  const plain = text(path, builds.plainPractice);
  expect(text(path)).toContain(yes);
  expect(plain).not.toContain(yes);
  expect(plain).toContain(no);
});
