import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withFacts } from "../../content-schema/facts.ts";
import { practice } from "../../content-schema/practice.ts";
import { readService } from "../../content-schema/service-file.ts";
import { builtPages } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

const folder = join(import.meta.dirname, "../../content/services");
const services = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const body = withFacts(text, name).replace(/^---[\s\S]*?\n---\n/, "");
    return { name, body, ...readService(name, text) };
  });
const html = (path: string) => builtPages.find((page) => page.path === path)?.html ?? "";

it("there are the eight services of the specification, and perhaps more", () => {
  expect(services.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "anal-fissure",
      "anal-itching",
      "anal-pain",
      "anal-skin-tag-removal",
      "hemorrhoid-treatment",
      "perianal-dermatology",
      "rectal-bleeding",
      "std-testing",
    ]),
  );
});

describe.each(services)("$name", ({ slug, body, glossary, sources, faq, review, care }) => {
  it("explains each clinical word once, where it is first used", () => {
    for (const { term } of glossary) {
      const tags = [...body.matchAll(new RegExp(`<Term name="${term}"`, "g"))];
      expect(tags, `<Term name="${term}">`).toHaveLength(1);
      const before = body.slice(0, tags[0]?.index).replaceAll(/<Term name="[^"]*">|<[^>]*>/g, " ");
      expect(before, `text before the explanation of “${term}”`).not.toMatch(
        new RegExp(`\\b${term}`, "i"),
      );
    }
  });

  it("cites only sources that it lists, and lists only sources that it cites", () => {
    const cited = [
      ...[...body.matchAll(/<Cite n="(\d+)" \/>/g)].map(([, n]) => Number(n)),
      ...(care.sources ?? []),
    ];
    expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
  });

  it("shows its questions, sources, review and urgencies on its page", () => {
    const text = visibleText(html(`/service/${slug}`));
    for (const { question, answer } of faq) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
    for (const { url } of sources)
      expect(html(`/service/${slug}`)).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    expect(text).toContain("At a glance");
    const [line = ""] = /<p class="review-line">[\s\S]*?<\/p>/.exec(html(`/service/${slug}`)) ?? [];
    if (review.reviewer.sample) {
      expect(visibleText(`<body>${line}`)).toContain("Not yet reviewed by a doctor.");
      expect(line).not.toMatch(/\d{4}|Reviewed by/);
    } else expect(text).toMatch(/Next review by \w+ \d+, \d{4}/);
  });
});

/** The house's own wording of a promise that must not be larger (agreed with the practice). */
const houseWording = [
  "Same-day treatment may be possible if the exam shows it is right for you.",
  practice.promises.chaperone,
];

describe("no page repeats another", () => {
  it("each has its own first heading and its own lines under headings", () => {
    const titles = services.flatMap(({ whatIs, body }) => [
      whatIs,
      ...[...body.matchAll(/ line="([^"]*)"/g)].map(([, line]) => line),
    ]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("no sentence of eight words or more stands on two pages", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { name, body } of services) {
      const prose = body.replaceAll(/<[^>]*>/g, "");
      for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(
        prose,
      )) {
        const sentence = segment.trim();
        if (sentence.split(/\s+/).length < 8 || houseWording.includes(sentence)) continue;
        const other = seen.get(sentence);
        if (other && other !== name) repeated.push(`${other}, ${name}: ${sentence}`);
        seen.set(sentence, name);
      }
    }
    expect(repeated).toEqual([]);
  });
});

it("skin tag removal states its three facts", () => {
  const text = visibleText(html("/service/anal-skin-tag-removal")).toLowerCase();
  for (const fact of ["under 30 minutes", "local anesthesia", "the next day"]) {
    expect(text).toContain(fact);
  }
});

describe("required notices and links", () => {
  it.each([
    ["/content/financing-options", "/legal/notices"],
    ["/content/financing-options", "/contact-us"],
    ["/content/photo-consult", "/legal/notices"],
    ["/content/photo-consult", "/content/medical-disclaimer"],
    ["/schedule", "/legal/notices"],
    ["/services", "/legal/notices"],
    ["/gallery-popup", "/content/medical-disclaimer"],
  ])("%s links to %s", (path, link) => {
    const main = /<main[\s\S]*<\/main>/.exec(html(path))?.[0] ?? "";
    const place = path === "/services" ? html(path) : main;
    expect(place).toContain(`href="${link}"`);
  });

  it.each([
    ["/legal/terms", ["WCAG 2.2", "Privacy", "911", "mediation", "California law"]],
    ["/legal/privacy", ["WCAG 2.2", "HIPAA", "Do Not Track", "change"]],
    ["/legal/notices", ["Good Faith Estimate", "Open Payments", "Osteopathic", "telehealth"]],
    ["/content/medical-disclaimer", ["consent", "18", "graphic", "911"]],
  ])("%s names what it must", (path, words) => {
    const text = visibleText(html(path)).toLowerCase();
    for (const word of words) expect(text).toContain(word.toLowerCase());
  });
});
