import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatPhone } from "../../app/components/phone-link/format-phone.ts";
import { withFacts } from "../../content-schema/facts.ts";
import { practice } from "../../content-schema/practice.ts";
import { readService } from "../../content-schema/service-file.ts";
import { builtPages } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

const folder = join(import.meta.dirname, "../../content/services");
const pages = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    const service = readService(name, source);
    const html = builtPages.find(({ path }) => path === `/service/${service.slug}`)?.html ?? "";
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    const body = withFacts(source, name).replace(/^---[\s\S]*?\n---\n/, "");
    return { slug: service.slug, service, main, body };
  });

const plain = (html: string) => visibleText(`<body>${html}`).replaceAll(/\s+/g, " ").trim();
/** What stands between the heading with an id and the next heading of its level. */
const part = (main: string, id: string) =>
  main.split(/(?=<h2\b)/).find((piece) => piece.startsWith(`<h2 id="${id}"`)) ?? "";
const card = (main: string, urgency: string) =>
  main
    .split(/(?=<div class="care-card care-card-)/)
    .find((piece) => piece.startsWith(`<div class="care-card care-card-${urgency}"`)) ?? "";

/** Headings and anchors of the text; the first heading is the page's own question. */
const headings = [
  ["overview", null],
  ["symptoms", "Symptoms"],
  ["causes", "Causes"],
  ["care", "When to get help"],
  ["diagnosis", "Diagnosis"],
  ["treatments", "Treatment"],
  ["visit", "Your visit"],
  ["recovery", "Recovery"],
  ["faq", "Common questions"],
  ["questions", "Questions to ask"],
  ["sources", "Sources"],
] as const;

/** The lists of danger signs, by what a page must name. */
const signs = {
  "new numbness or weak legs": /numb[^.]*\b(?:weak|leg|control)|weak[^.]*\blegs?\b/i,
  "no urine": /(?:pass|passing) urine|urinate/i,
  "an injury or object": /injur[^.]*\bobject|object[^.]*injur/i,
  "a swollen belly and no gas": /belly[^.]*\bgas\b|\bgas\b[^.]*belly/i,
  "weak immunity": /weak(?:ened)? immun|immun[^.]*\bweak/i,
  "heavy bleeding": /heavy bleeding|bleeding[^.]*\b(?:heavy|heavily)|bleed heavily/i,
  "heavy bleeding in pregnancy": /pregnan/i,
};

describe.each(pages)("the page of $slug", ({ slug, service, main, body }) => {
  it("has the same plain headings in the same order, with the same anchors", () => {
    const found = [...main.matchAll(/<h2 id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/g)]
      .map(([, id = "", words = ""]) => [id, plain(words)])
      .filter(([id]) => id !== "glance" && !id?.startsWith("_"));
    expect(found).toEqual(headings.map(([id, words]) => [id, words ?? service.whatIs]));
    expect(service.whatIs).toMatch(/^What (?:is|are) .*\?$/);
  });

  it("lists them in its contents", () => {
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? "";
    const found = [...contents.matchAll(/<a href="#([^"]*)">([\s\S]*?)<\/a>/g)];
    expect(found.map(([, id, words = ""]) => [id, plain(words)])).toEqual(
      headings.map(([id, words]) => [id, words ?? service.whatIs]),
    );
  });

  it("says who to call, with the way in the card itself", () => {
    const emergency = card(main, "emergency");
    expect(plain(emergency)).toContain("Call 911 or go to the emergency room");
    expect(emergency).toContain('href="tel:911"');
    const today = card(main, "today");
    expect(plain(today)).toMatch(
      /Call us today.*Open .*If we are closed.*urgent care or an emergency room today/,
    );
    for (const { phone } of practice.offices) {
      expect(today).toContain(`href="tel:${phone}"`);
      expect(plain(today)).toContain(formatPhone(phone));
    }
    const visit = card(main, "visit");
    expect(visit).toMatch(/<button\b[^>]*="booking"/);
    expect(plain(visit)).toContain("Book a visit");
  });

  it.each(Object.entries(signs))("names among its emergencies: %s", (_, sign) => {
    expect(service.care.emergency.join("\n")).toMatch(sign);
  });

  it("sends people with black stool to urgent care or an emergency room the same day", () => {
    for (const sign of service.care.today.filter((each) => /\b(?:black|tarry)\b/i.test(each))) {
      expect(sign).toMatch(/urgent care or (?:an|the) emergency room today/i);
    }
  });

  it("says what to do about blood thinners", () => {
    const text = [...service.care.today, body, ...service.faq.map(({ answer }) => answer)].join(
      " ",
    );
    expect(text).toMatch(/blood thinner/i);
    expect(text).toMatch(/(?:do not|never|don’t) stop\b|keep taking/i);
  });

  it("has no joke under a heading about pain, blood, infection or cancer", () => {
    if (!["rectal-bleeding", "anal-pain", "std-testing"].includes(slug)) return;
    expect([...body.matchAll(/ line="([^"]*)"/g)].map(([, line]) => line)).toEqual([]);
  });
});

describe("what single pages must say", () => {
  const text = (slug: string) =>
    plain(pages.find((page) => page.slug === slug)?.main ?? "").toLowerCase();
  const sentences = (slug: string) => text(slug).split(/(?<=[.?!])\s/);

  it("assault or possible HIV contact: the emergency room now, within 72 hours, and RAINN", () => {
    const page = pages.find(({ slug }) => slug === "std-testing");
    const emergency = card(page?.main ?? "", "emergency");
    expect(plain(emergency)).toMatch(/72 hours/);
    expect(plain(emergency)).toMatch(/forced|assault/i);
    expect(page?.main).toContain('href="tel:+18006564673"');
    expect(page?.main).toContain('href="https://rainn.org');
  });

  it.each([
    "hiv",
    "syphilis",
    "mpox",
    "pregnan",
    "under 18",
    "partner",
    "health department",
    "cannot rule out",
  ])("STD testing speaks of “%s”", (word) => {
    expect(text("std-testing")).toContain(word);
  });

  it("nitroglycerin is never used with sildenafil and its kin", () => {
    expect(
      sentences("anal-fissure").some(
        (each) =>
          /nitroglycerin/.test(each) &&
          /never|do not|must not/.test(each) &&
          /sildenafil/.test(each),
      ),
    ).toBe(true);
  });

  it("the text of fissure says which use is off-label, and that an injection can cause leaking for a while", () => {
    const treatment = plain(
      part(pages.find(({ slug }) => slug === "anal-fissure")?.main ?? "", "treatments"),
    );
    expect(treatment).toMatch(/off-label/i);
    expect(treatment).toMatch(/leak[^.]*(?:for a (?:time|while)|temporar|weeks|months)/i);
  });

  it.each(["anal-pain", "anal-itching"])("%s answers whether it is cancer", (slug) => {
    const faq = pages.find((page) => page.slug === slug)?.service.faq ?? [];
    expect(faq.some(({ question }) => /cancer/i.test(question))).toBe(true);
  });

  it("nobody is told to cut, tie, freeze or burn a skin tag at home", () => {
    expect(
      sentences("anal-skin-tag-removal").some((each) =>
        ["tie", "cut", "freeze", "burn", "home"].every((word) => each.includes(word)),
      ),
    ).toBe(true);
  });
});

describe("wherever a page says to call today", () => {
  it("it says where to go when we are closed", () => {
    const silent = builtPages.filter(({ html }) => {
      const words = plain(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
      return (
        /\bcall (?:us |the office )?today\b/i.test(words) &&
        !/urgent care or an emergency room/i.test(words)
      );
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
