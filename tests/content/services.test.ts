import { describe, expect, it } from "vitest";
import { practice } from "#content/practice";
import { services } from "#content/services";
import * as serviceWords from "#words/service";
import { paths } from "../../app/paths.ts";
import { valuesOf } from "../../content-schema/validation/metadata.ts";
import { builtPage } from "../support/built-pages.ts";
import { careCard, servicePages } from "../support/service-pages.ts";
import { asShown, plainText, visibleText } from "../support/text.ts";

const guide = builtPage(paths.beforeVisit);

it("the list of services has every service's line", () => {
  const list = visibleText(builtPage(paths.services));
  for (const { excerpt } of services) expect(list).toContain(excerpt);
});

describe.each(servicePages)("$name", ({ service, html, main, body }) => {
  const { glossary, sources, faq, review } = service;

  it("gives every office’s phone in the card of today", () => {
    const today = careCard(main, "today");
    for (const { phone } of practice.offices) expect(today).toContain(`href="tel:${phone}"`);
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
    const inText = [...body.matchAll(/<Cite n="(\d+)" \/>/g)].map(([, n]) => Number(n));
    const inRecord = [...valuesOf(service)]
      .filter(({ path, value }) => path.at(-2) === "sources" && typeof value === "number")
      .map(({ value }) => Number(value));
    const cited = [...new Set([...inText, ...inRecord])].sort((a, b) => a - b);
    expect(cited).toEqual(sources.map((_, index) => index + 1));
  });

  it("“Before your visit” has all of the service's visit text", () => {
    const [visit = ""] = /<section class="[^"]*service-visit"[\s\S]*?<\/section>/.exec(main) ?? [];
    const uncited = visit.replaceAll(/<a class="service-cite"[\s\S]*?<\/a>/g, " ");
    const sentences = [...uncited.matchAll(/<p>([\s\S]*?)<\/p>/g)].flatMap(([, paragraph = ""]) =>
      plainText(paragraph).split(/(?<=[.?!]) /),
    );
    expect(sentences.length).toBeGreaterThan(1);
    const page = plainText(guide);
    expect(sentences.filter((sentence) => !page.includes(sentence))).toEqual([]);
  });

  it("describes each treatment that it compares", () => {
    const compared = service.figures?.treatments ?? [];
    expect(main.split('class="comparison-details"')).toHaveLength(1 + compared.length);
  });

  it("shows its questions, sources and review", () => {
    const text = visibleText(html);
    for (const { question, answer } of faq) {
      expect(text).toContain(question);
      expect(text).toContain(asShown(answer));
    }
    for (const { url } of sources) expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    const [line = ""] = /<p class="review-line[^>]*>[\s\S]*?<\/p>/.exec(html) ?? [];
    expect(plainText(line).includes(serviceWords.review.unreviewed)).toBe(review.reviewer.sample);
    expect(/\d{4}/.test(line)).toBe(!review.reviewer.sample);
  });
});
