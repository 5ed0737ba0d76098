import { describe, expect, it } from "vitest";
import { practice, serviceWords } from "#content";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { careCard, plain, servicePages } from "../support/service-pages.ts";
import { asPageText } from "../support/text.ts";

/** Headings and ids of a service's text; the first heading differs per page. */
const { parts, faq, questions, sources } = serviceWords;
const headings = [
  ["overview", null],
  ["symptoms", parts.symptoms],
  ["causes", parts.causes],
  ["care", parts.care],
  ["diagnosis", parts.diagnosis],
  ["treatments", parts.treatments],
  ["visit", parts.visit],
  ["recovery", parts.recovery],
  ["faq", faq],
  ["questions", questions.heading],
  ["sources", sources.heading],
] as const;

describe.each(servicePages)("the page of $slug", ({ service, main }) => {
  it("has the same headings in the same order, with the same ids", () => {
    const found = [...main.matchAll(/<h2 id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/g)]
      .map(([, id = "", words = ""]) => [id, plain(words)])
      .filter(([id]) => id !== "glance" && !id?.startsWith("_"));
    expect(found).toEqual(headings.map(([id, words]) => [id, words ?? service.whatIs]));
    expect(service.whatIs).toMatch(/\?$/);
  });

  it("separates the numbers of two sources", () => {
    expect(main).not.toMatch(/<\/sup>\s*<sup[^>]*>\d/);
  });

  it("lists them in its table of contents", () => {
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? "";
    const found = [...contents.matchAll(/<a href="#([^"]*)">([\s\S]*?)<\/a>/g)];
    expect(found.map(([, id, words = ""]) => [id, plain(words)])).toEqual(
      headings.map(([id, words]) => [id, words ?? service.whatIs]),
    );
  });

  it("says who to call, with a link in the card itself", () => {
    const emergency = careCard(main, "emergency");
    expect(plain(emergency)).toContain(serviceWords.care.emergency);
    expect(emergency).toContain('href="tel:911"');
    const today = careCard(main, "today");
    expect(plain(today)).toMatch(/closed.*(?:urgent care|emergency room)/);
    for (const { phone } of practice.offices) {
      expect(today).toContain(`href="tel:${phone}"`);
      expect(plain(today)).toContain(asPageText(formatPhone(phone)));
    }
    const visit = careCard(main, "visit");
    expect(visit).toMatch(/<button\b[^>]*="booking"/);
    expect(plain(visit)).toContain(serviceWords.care.visit);
  });
});
