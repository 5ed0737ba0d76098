import { describe, expect, it } from "vitest";
import { practice } from "#content/practice";
import { services } from "#content/services";
import { urgentSigns } from "#content/urgent-signs";
import * as serviceWords from "#words/service";
import { paths } from "../../app/paths.ts";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { builtPage } from "../support/pages.ts";
import { careCard, plain, servicePages } from "../support/service-pages.ts";
import { asPageText, asShown, visibleText } from "../support/text.ts";

const ids = [
  ...["overview", "symptoms", "causes", "care", "diagnosis", "treatments", "visit", "recovery"],
  ...["prices", "faq", "questions", "sources"],
];

function* citedIn(value: unknown): Generator<number> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "sources" && Array.isArray(inner)) {
      yield* inner.filter((each) => typeof each === "number");
    } else yield* citedIn(inner);
  }
}

const guide = builtPage(paths.beforeVisit);

it("the list of services has every service's line", () => {
  const list = visibleText(builtPage(paths.services));
  for (const { excerpt } of services) expect(list).toContain(excerpt);
});

describe.each(servicePages)("$name", ({ service, html, main, body }) => {
  const { glossary, sources, faq, review } = service;

  it("has the same headings in the same order, which its table of contents lists", () => {
    const headings = [...main.matchAll(/<h2 id="([^"]*)"/g)].map(([, id = ""]) => id);
    expect(headings.filter((id) => ids.includes(id))).toEqual(ids);
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? "";
    const entries = [...contents.matchAll(/<a href="#([^"]*)">/g)].map(([, id]) => id);
    expect(entries).toEqual(ids);
  });

  it("says who to call, with a link in the card itself", () => {
    const emergency = careCard(main, "emergency");
    expect(plain(emergency)).toContain(urgentSigns.levels.emergency.heading);
    expect(emergency).toContain('href="tel:911"');
    const today = careCard(main, "today");
    expect(plain(today)).toMatch(/closed.*(?:urgent care|emergency room)/);
    for (const { phone } of practice.offices) {
      expect(today).toContain(`href="tel:${phone}"`);
      expect(plain(today)).toContain(asPageText(formatPhone(phone)));
    }
    const visit = careCard(main, "visit");
    expect(visit).toMatch(/<button\b[^>]*="booking"/);
    expect(plain(visit)).toContain(urgentSigns.levels.visit.heading);
  });

  it("explains each clinical term once, at its first use", () => {
    for (const { term } of glossary) {
      const tags = [...body.matchAll(new RegExp(`<Term name="${term}"`, "g"))];
      expect(tags, `<Term name="${term}">`).toHaveLength(1);
      const before = body
        .slice(0, tags[0]?.index)
        .replaceAll(/^#+ .*$|<Term name="[^"]*">|<[^>]*>/gm, " ");
      expect(before, `text before the explanation of “${term}”`).not.toMatch(
        new RegExp(`\\b${term}`, "i"),
      );
    }
  });

  it("cites exactly the sources that it lists", () => {
    const cited = [
      ...[...body.matchAll(/<Cite n="(\d+)" \/>/g)].map(([, n]) => Number(n)),
      ...citedIn(service),
    ];
    expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
  });

  it("tells all of its visit on the page for before the visit", () => {
    const [visit = ""] =
      /<section class="service-part service-visit"[\s\S]*?<\/section>/.exec(main) ?? [];
    const sentences = [...visit.matchAll(/<p>([\s\S]*?)<\/p>/g)].flatMap(([, paragraph = ""]) =>
      plain(paragraph.replaceAll(/<a class="service-cite"[\s\S]*?<\/a>/g, " ")).split(
        /(?<=[.?!]) /,
      ),
    );
    expect(sentences.length).toBeGreaterThan(1);
    const page = plain(guide);
    expect(sentences.filter((sentence) => !page.includes(sentence))).toEqual([]);
  });

  it("shows exactly the figures of its content, each described in a list", () => {
    const { schematic, treatments, visit, recovery } = service.figures ?? {};
    const figures = [...main.matchAll(/<figure\b[\s\S]*?<\/figure>/g)].map(([figure]) => figure);
    expect(figures).toHaveLength([schematic, visit, recovery].filter(Boolean).length);
    for (const figure of figures) expect(figure.split("<li").length).toBeGreaterThan(2);
    expect(main.split('class="ladder-answers"')).toHaveLength(1 + (treatments?.length ?? 0));
  });

  it("shows its questions, sources and review", () => {
    const text = visibleText(html);
    for (const { question, answer } of faq) {
      expect(text).toContain(question);
      expect(text).toContain(asShown(answer));
    }
    for (const { url } of sources) expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    const [line = ""] = /<p class="review-line[^>]*>[\s\S]*?<\/p>/.exec(html) ?? [];
    expect(plain(line).includes(serviceWords.review.unreviewed)).toBe(review.reviewer.sample);
    expect(/\d{4}/.test(line)).toBe(!review.reviewer.sample);
  });
});
