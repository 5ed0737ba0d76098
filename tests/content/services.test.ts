import { describe, expect, it } from "vitest";
import { serviceWords } from "#content";
import { servicePages } from "../support/service-pages.ts";
import { visibleText } from "../support/text.ts";

const services = servicePages.map(({ service, ...page }) => ({ ...service, ...page }));

describe.each(services)("$name", ({ html, body, glossary, sources, faq, review, care }) => {
  it("explains each clinical term once, at its first use", () => {
    for (const { term } of glossary) {
      const tags = [...body.matchAll(new RegExp(`<Term name="${term}"`, "g"))];
      expect(tags, `<Term name="${term}">`).toHaveLength(1);
      const before = body.slice(0, tags[0]?.index).replaceAll(/<Term name="[^"]*">|<[^>]*>/g, " ");
      expect(before, `text before the explanation of “${term}”`).not.toMatch(
        new RegExp(`\\b${term}`, "i"),
      );
    }
  });

  it("cites exactly the sources that it lists", () => {
    const cited = [
      ...[...body.matchAll(/<Cite n="(\d+)" \/>/g)].map(([, n]) => Number(n)),
      ...(care.sources ?? []),
    ];
    expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
  });

  it("shows its questions, sources, review and care cards", () => {
    const text = visibleText(html);
    for (const { question, answer } of faq) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
    for (const { url } of sources) expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    const [line = ""] = /<p class="review-line">[\s\S]*?<\/p>/.exec(html) ?? [];
    if (review.reviewer.sample) {
      expect(visibleText(`<body>${line}`)).toContain(serviceWords.review.unreviewed);
      expect(line).not.toMatch(/\d{4}/);
    } else expect(line).toMatch(/\d{4}/);
  });
});
